import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { follow } from '../support/follow.ts';
import { pages } from '../support/pages.ts';

const [anchor = ''] = pages.rates.anchors;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('a link to a fragment of another page moves the focus there', async ({ page }) => {
  await open(page, pages.contact.path);
  await follow(page, pages.rates.path + anchor);
  const place = page.locator(anchor);
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();

  await page.keyboard.press('Tab');
  const isBehind = await place.evaluate(
    (element) =>
      (element.compareDocumentPosition(document.activeElement as Element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  expect(isBehind).toBe(true);
  await expect(place).not.toHaveAttribute('tabindex');
});

test("a filter keeps the visitor's choice while the next page is pre-rendered", async ({ page }) => {
  await open(page, '/features');
  const choice = page.getByRole('group').getByRole('radio').nth(2);
  await choice.evaluate((radio: HTMLElement) => radio.click());
  await expect(choice).toBeChecked();
  await page.locator(`a[href="${pages.sitemap.path}"]`).first().hover();
  await expect(page.locator('h1', { hasText: pages.sitemap.heading })).toBeAttached();
  await expect(choice).toBeChecked();
});
