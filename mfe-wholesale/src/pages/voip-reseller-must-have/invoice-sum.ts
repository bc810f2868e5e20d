import { content } from './content.ts';

const { lines, cost } = content.toolkit.drawing;

/** Payment of the example customer, USD a month. */
export const invoiceTotal = lines.reduce((sum, { amount }) => sum + amount, 0);

/** The reseller's share. */
export const kept = invoiceTotal - cost.amount;

export const keptPercent = Math.round((kept / invoiceTotal) * 100);
