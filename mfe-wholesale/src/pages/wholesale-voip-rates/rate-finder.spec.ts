import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Page } from 'playwright/test';
import { publishedDestinations } from '../../rates/published-destinations.ts';
import { content } from './content.ts';
import { anchorOf } from './rate-anchor.ts';

const { label, letters, found } = content.finder;

const field = (page: Page) => page.getByLabel(label);
const sentence = (page: Page) => page.locator('#finder').getByRole('status');
const letter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: letters }).getByRole('link', { name, exact: true });

test("a destination typed before the page's code is loaded is found once it is", async ({ page }) => {
  const release = await holdRequests(page, application);
  await page.goto('/wholesale-voip-rates');
  await field(page).fill('ger');
  release();
  await expect(sentence(page)).toHaveText(found(1, publishedDestinations.length));
});

test('letters are shown while their target rows are visible', async ({ page }) => {
  await page.goto('/wholesale-voip-rates');
  await hydrated(page);
  await field(page).fill('ger');
  await expect(sentence(page)).toHaveText(found(1, publishedDestinations.length));
  await expect(letter(page, 'U')).toBeHidden();

  await field(page).fill('');
  await letter(page, 'U').click();
  await expect(page.locator(`#${anchorOf('UAE')}`)).toBeInViewport();
});
