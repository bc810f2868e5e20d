import { ServiceFailed } from '@site/dev-tools/service.ts';
import { auditPages } from '../../bench/audits.ts';
import { areBudgetsMet, describeBudgets, measureBudgets } from '../../bench/budgets.ts';
import { describeFailedAudits } from '../../bench/failed-audits.ts';
import { type Site, withSite } from '../../bench/site.ts';

/** Starts the built site for a check. */
async function onSite(check: (site: Site) => Promise<boolean>): Promise<boolean> {
  try {
    return await withSite(check);
  } catch (error) {
    if (error instanceof ServiceFailed) return false;
    throw error;
  }
}

/**
 * Counts what a first visit to each page costs, on the built site in a real browser, and prints it.
 * @returns whether every page keeps its budgets
 */
export const checkBudgets = () =>
  onSite(async (site) => {
    const loads = await measureBudgets(site);
    console.log(describeBudgets(loads));
    return areBudgetsMet(loads);
  });

/**
 * Has Lighthouse look at pages as on a phone, and prints every audit that fails.
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
