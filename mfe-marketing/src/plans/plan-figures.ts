import { plans, starter } from './plans.ts';

/** USD per user and month of the cheapest plan, paid by the year. */
export const lowestPrice = Math.min(...plans.map(({ yearlyPrice }) => yearlyPrice));

/** `"$15 per user per month"`: the first plan, paid by the month. */
export const entryPrice = `$${starter.monthlyPrice} per user per month`;

/** Participants of a video call, at most. */
export const largestRoom = Math.max(...plans.map(({ participants }) => participants));
