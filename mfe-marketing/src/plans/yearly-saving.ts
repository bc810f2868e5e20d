import type { Plan } from './plans.ts';

/**
 * What a year paid at once saves.
 * @returns the smallest saving among the plans in whole percent, so that the sentence is true for all of them
 */
export function yearlySaving(plans: readonly Pick<Plan, 'monthlyPrice' | 'yearlyPrice'>[]): number {
  return Math.min(...plans.map(({ monthlyPrice, yearlyPrice }) => Math.round((1 - yearlyPrice / monthlyPrice) * 100)));
}
