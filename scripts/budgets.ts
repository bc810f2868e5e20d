import { describeBudgets, keepBudgets, measureBudgets } from '../e2e/bench/budgets.ts';
import { withSite } from '../e2e/bench/site.ts';
import { ServiceFailed } from './service.ts';

/**
 * Counts what a first visit to each page costs, on the built site in a real browser, and prints it.
 * @returns whether every page keeps its budgets
 */
export async function checkBudgets(): Promise<boolean> {
  try {
    const loads = await withSite(measureBudgets);
    console.log(describeBudgets(loads));
    return keepBudgets(loads);
  } catch (error) {
    if (error instanceof ServiceFailed) return false;
    throw error;
  }
}
