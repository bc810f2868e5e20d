import { ServiceFailed } from '@site/dev-tools/service.ts';
import { auditPages } from '../../bench/audits.ts';
import { areBudgetsMet, describeBudgets, measureBudgets } from '../../bench/budgets.ts';
import { describeFailedAudits } from '../../bench/failed-audits.ts';
import { type MeasuredSite, withSite } from '../../bench/site.ts';

/** Runs a check on the built site. */
async function onSite(check: (site: MeasuredSite) => Promise<boolean>): Promise<boolean> {
  try {
    return await withSite(check);
  } catch (error) {
    if (error instanceof ServiceFailed) return false;
    throw error;
  }
}

/**
 * Measures and prints the cost of a first visit to each page, on the built site in a real browser.
 * @returns whether every page keeps its budgets
 */
export const checkBudgets = () =>
  onSite(async (site) => {
    const loads = await measureBudgets(site);
    console.log(describeBudgets(loads));
    return areBudgetsMet(loads);
  });

/**
 * Audits pages with Lighthouse as on a phone, and prints every failed audit.
 * @param wanted paths; every page of the site when empty
 * @returns whether accessibility, best practices and SEO are at 100 on all of them
 */
export const checkLighthouse = (wanted: string[] = []) =>
  onSite(async ({ url, paths: declared }) => {
    const unknown = wanted.find((path) => !declared.includes(path));
    if (unknown) {
      console.error(`No remote declares a page ${unknown}.`);
      return false;
    }
    const paths = wanted.length > 0 ? wanted : declared;
    const failed = await auditPages(url, paths);
    const good = paths.length - new Set(failed.map(({ path }) => path)).size;
    if (failed.length > 0) console.log(describeFailedAudits(failed));
    console.log(`Accessibility, best practices and SEO are at 100 on ${good} of ${paths.length} pages.`);
    return failed.length === 0;
  });
