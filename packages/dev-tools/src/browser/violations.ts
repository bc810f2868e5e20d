import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { inProject } from '../project-root.ts';

const axe = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');

/**
 * Returns violations of WCAG 2.2 AA and of axe-core's best practices. The script is evaluated, since the page's policy
 * allows no foreign scripts.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run({
      // Styles are inlined and media play nothing: the rules need no requests.
      preload: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}
