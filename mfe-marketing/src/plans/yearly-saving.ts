import type { Plan } from './plans.ts';

/**
 * Computes the saving of yearly billing.
 * @returns the smallest saving among the plans in whole percent, which makes the sentence true for all of them
 */
export function yearlySaving(plans: readonly Pick<Plan, 'monthlyPrice' | 'yearlyPrice'>[]): number {
  return Math.min(...plans.map(({ monthlyPrice, yearlyPrice }) => Math.round((1 - yearlyPrice / monthlyPrice) * 100)));
}
