import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import { chromium, type Page } from 'playwright/test';
import { pages } from '../support/pages.ts';

/** A tab of a browser with the back/forward cache enabled. */
const visit = test.extend<{ tabOfVisitor: Page }>({
  tabOfVisitor: async ({ baseURL, launchOptions, consoleWatch }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await consoleWatch.during(page, () => use(page));
    await browser.close();
  },
});

/** Leaves a document and returns. @returns reasons why Chromium did not keep it */
async function obstaclesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const report = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    );
  });
  await page.goto(pages.status.path);
  await page.goBack({ waitUntil: 'commit' });
  return report;
}

for (const { path } of [pages.home, pages.rates, pages.contact, pages.help])
  visit(`browsers can keep ${path} whole for a visitor who comes back`, async ({ tabOfVisitor: page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await obstaclesOf(page)).toEqual([]);
  });

visit("Chromium's report would name what keeps it from that", async ({ tabOfVisitor: page }) => {
  await page.goto(pages.home.path);
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await obstaclesOf(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
