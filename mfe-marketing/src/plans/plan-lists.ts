import { plans } from './plans.ts';

const list = (type: Intl.ListFormatType) => new Intl.ListFormat('en-GB', { type });

/** `"Starter, Business and Scale"`. */
export const planNames = list('conjunction').format(plans.map(({ name }) => name));

/** `"50, 250 or 500"` participants of a video call. */
export const roomSizes = list('disjunction').format(plans.map(({ participants }) => String(participants)));
