import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { featureCategories, featureTitles } from '../../features/feature-categories.ts';
import { content } from './content.ts';

const { filter } = content;

const shown = (page: Page) => page.getByRole('heading', { level: 4 }).locator('visible=true').allTextContents();

const choose = (page: Page, label: string) =>
  page.getByRole('group', { name: filter.legend }).getByText(label, { exact: true }).click();

async function choosesGroupByGroup(page: Page): Promise<void> {
  expect(await shown(page)).toEqual(featureTitles);
  for (const { name, features } of featureCategories) {
    await choose(page, name);
    await expect(page.getByRole('radio', { name })).toBeChecked();
    expect(await shown(page)).toEqual(features.map(({ title }) => title));
  }
  await choose(page, filter.all);
  expect(await shown(page)).toEqual(featureTitles);
}

test.describe('the features page', () => {
  test('shows all twelve features, or the three of a group', async ({ page }) => {
    await page.goto('/features');
    await hydrated(page);
    await choosesGroupByGroup(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('filters as well', async ({ page }) => {
      await page.goto('/features');
      await choosesGroupByGroup(page);
    });
  });
});
