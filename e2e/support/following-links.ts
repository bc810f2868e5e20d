import { expect } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';
import type { SitePage } from './pages.ts';

/** A link of the header, outside of its menus. */
export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Waits until the tab shows a page, at its address. */
export async function expectPage(page: Page, { path, title, heading }: SitePage): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}
