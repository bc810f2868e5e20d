import { plans, starter } from './plans.ts';

const list = (type: Intl.ListFormatType) => new Intl.ListFormat('en-GB', { type });
const participants = plans.map((plan) => plan.participants);

/** `"Starter, Business and Scale"`. */
export const planNames = list('conjunction').format(plans.map(({ name }) => name));

/** USD per user and month of the cheapest plan, paid by the year. */
export const lowestPrice = Math.min(...plans.map(({ yearlyPrice }) => yearlyPrice));

/** `"$15 per user per month"`: the first plan, paid by the month. */
export const entryPrice = `$${starter.monthlyPrice} per user per month`;

/** `"50, 250 or 500"` participants of a video call. */
export const roomSizes = list('disjunction').format(participants.map(String));

/** Participants of a video call, at most. */
export const largestRoom = Math.max(...participants);
