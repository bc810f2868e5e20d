import { readFile } from 'node:fs/promises';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { content } from './content.ts';
import { releases } from './releases.ts';

const { hero, releasesHead } = content;

const mediaTypes: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', zip: 'application/zip' };

/** Download links, without data links. */
const savedFiles = (page: Page) =>
  page
    .locator('#page a[download]:not([href^="data:"])')
    .evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href') ?? '', name: link.getAttribute('download') ?? '' })),
    );

test.describe('the press page', () => {
  test('saves the press kit under the name of the brand', async ({ page, composition }) => {
    await page.goto('/press');
    await hydrated(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: hero.kit }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${composition.site.brand.toLowerCase()}-press-kit.zip`);
    const content = await readFile(await download.path());
    expect(content.subarray(0, 2).toString()).toBe('PK');
    for (const file of ['logo/mark.svg', 'screens/call.png', 'people/layla-nasser.png'])
      expect(content.toString('latin1')).toContain(file);
  });

  test('has files of the announced types', async ({ page, request }) => {
    await page.goto('/press');
    const files = await savedFiles(page);
    expect(new Set(files.map(({ href }) => href)).size).toBe(files.length);
    for (const { href, name } of files) {
      const answer = await request.get(href);
      expect(answer.status(), name).toBe(200);
      expect(answer.headers()['content-type'], name).toBe(mediaTypes[name.split('.').at(-1) ?? '']);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('expands a release in place', async ({ page, composition }) => {
      const [release] = releases;
      const last = release?.text(composition.site.brand).at(-1) ?? '';
      await page.goto('/press');
      await expect(page.getByText(last)).toBeHidden();
      await page.getByText(`${releasesHead.more}: ${release?.title}`).click();
      await expect(page.getByText(last)).toBeVisible();
    });
  });
});
