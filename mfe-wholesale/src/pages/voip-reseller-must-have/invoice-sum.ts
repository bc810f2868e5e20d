import { content } from './content.ts';

const { lines, cost } = content.toolkit.drawing;

/** What the customer of the example pays, USD a month. */
export const invoiceTotal = lines.reduce((sum, { amount }) => sum + amount, 0);

/** What of it stays with the reseller. */
export const kept = invoiceTotal - cost.amount;

export const keptPercent = Math.round((kept / invoiceTotal) * 100);
