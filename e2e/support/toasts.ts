import { expect } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';

/** The shell's toast region. */
export const toastRegion = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });

/** The message in the region. */
export const shownToast = (page: Page): Locator => toastRegion(page).getByRole('status').locator(':scope > *');

/** The button with which a remote's page raises a toast: the only one in the main part of the sitemap. */
export const toastButton = (page: Page): Locator => page.getByRole('main').getByRole('button');

/** Raises a toast on the sitemap page. @returns the toast */
export async function raiseToast(page: Page): Promise<Locator> {
  await toastButton(page).click();
  await expect(shownToast(page)).toBeVisible();
  return shownToast(page);
}
