import { test as visitorTest } from '@site/dev-tools/browser/test.ts';
import type { LocalSite } from '@site/dev-tools/local-site.ts';
import type { Page } from 'playwright/test';
import { useSite } from './use-site.ts';
import { VisitorCounters } from './visitor-counters.ts';
import { watchVisitorScript } from './visitor-script.ts';

interface Fixtures {
  /** @param group page group */
  counted: (group: string) => VisitorCounters;
}

/** Tests of a site that samples all visitors. */
export const test = visitorTest.extend<Fixtures, { sampledSite: LocalSite }>({
  sampledSite: [async ({}, use) => useSite({ environment: { RUM_SAMPLE: '1' } }, use), { scope: 'worker' }],
  runningSite: [async ({ sampledSite }, use) => use(sampledSite), { scope: 'worker' }],
  counted: async ({ sampledSite }, use) => use((group) => new VisitorCounters(sampledSite, group)),
});

/** Opens a page and waits until its visitor is sampled. */
export async function visit(page: Page, path: string): Promise<void> {
  const runs = await watchVisitorScript(page);
  await page.goto(path);
  await runs();
}

/** Records requests for the script and for reports. */
export function vitalsRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('vitals')) addresses.push(request.url());
  });
  return addresses;
}

/** Opens another document, which hides the present one. */
export const leave = (page: Page) => page.goto('about:blank');

/** Waits until the browser has painted the effect of the first interaction. */
export const firstInteractionShown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true });
      }),
  );

/** Throws an error in a timer of the page and waits for it. */
export async function throwError(page: Page, message: string): Promise<void> {
  const thrown = page.waitForEvent('pageerror', (error) => error.message.includes(message));
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);
  await thrown;
}

/** Reports an error when another page replaces the page. */
export const reportErrorOnNextPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    const before = document.querySelector('#page h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('#page h1') === before) return;
      observer.disconnect();
      reportError(new Error(text));
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  }, message);
