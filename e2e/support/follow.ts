import type { Page } from 'playwright/test';

/** Follows a link that it adds to the page: not every page links every other. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.getElementById('page')?.append(link);
    link.click();
  }, href);
}
