import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { content } from './content.ts';

const { categoryOrder, fetchAll, files } = content;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the sitemap page', () => {
  test('shows every page, and only those of the chosen category', async ({ page, composition }) => {
    await open(page, '/sitemap');
    const rows = page.getByRole('table').locator('tbody tr:visible');
    await expect(rows).toHaveCount(Object.keys(composition.paths).length + files.length);

    let tried = 0;
    for (const category of categoryOrder) {
      const radio = page.getByRole('radio', { name: new RegExp(`^${category} `) });
      if ((await radio.count()) === 0) continue;
      await page.locator('label').filter({ has: radio }).click();
      const count = Number((await page.locator('label').filter({ has: radio }).textContent())?.match(/\d+$/)?.[0]);
      await expect(rows).toHaveCount(count);
      await expect(rows.filter({ hasNotText: category })).toHaveCount(0);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('Fetch All Pages writes the addresses to the console and requests none of them', async ({
    page,
    composition,
  }) => {
    await open(page, '/sitemap');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));

    const logged = page.waitForEvent('console');
    await page.getByRole('button', { name: fetchAll.button }).click();
    const lines = (await logged).text().split('\n');
    const expected = [...Object.keys(composition.paths), ...files.map(({ href }) => href)];
    expect(lines.sort()).toEqual(expected.map((path) => new URL(path, composition.site.origin).href).sort());
    await expect(page.getByText(fetchAll.logged(expected.length))).toBeVisible();
    const listed = new Set(lines.map((line) => new URL(line).pathname));
    expect(requested.filter((url) => listed.has(new URL(url).pathname))).toEqual([]);
  });
});
