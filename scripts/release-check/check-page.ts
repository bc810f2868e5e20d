import { hydrated } from '@site/dev-tools/browser/hydrated.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { Browser, Page } from 'playwright';
import { describeExceeded } from '../../bench/budgets.ts';
import { type FileSizes, measureFirstLoad } from '../../bench/first-load.ts';
import { HEIGHT, saveNew, WIDTHS } from './screenshots.ts';

/** Longer than a page takes on a busy machine. */
const TIMEOUT_MS = 30_000;

interface PageCheck {
  browser: Browser;
  /** Address of the page on the site that is checked. */
  address: URL;
  /** Sizes of the files that pages share. */
  sizes: FileSizes;
  /** Folder for pictures of the page. */
  pictures: string;
}

/** Records what a visitor's browser complains about while it shows a page. */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`Console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`A script threw: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left ends what it was loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`A request failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`A request returned ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Opens the page, loads its code, and has its accessibility checked at the width of a desktop and of a phone. */
async function visit(page: Page, { address, pictures }: PageCheck): Promise<string[]> {
  const problems = recordProblems(page);
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(address.href);
  await hydrated(page).catch(() => problems.push('The page does not hydrate.'));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await violations(page);
    problems.push(...found.map((violation) => `Accessibility at ${width} px: ${violation}`));
    await saveNew(page, pictures, width);
  }
  return problems;
}

/** @returns sentences that say what is wrong with a page; none when it may be published */
export async function checkPage(check: PageCheck): Promise<string[]> {
  const { browser, address, sizes } = check;
  const context = await browser.newContext({ viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT } });
  try {
    const problems = await visit(await context.newPage(), check);
    const exceeded = describeExceeded(await measureFirstLoad(browser, address, sizes));
    return [...new Set([...problems, ...exceeded])];
  } finally {
    await context.close();
  }
}
