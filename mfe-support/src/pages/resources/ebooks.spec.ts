import { readFile } from 'node:fs/promises';
import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';

const titles = ['UCaaS migration guide', 'Multi-site deployment', 'Business continuity'];

for (const title of titles)
  test(`the download of the eBook "${title}" is a PDF with title and language`, async ({ page }) => {
    await page.goto('/resources');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('a[download]', { hasText: `Download: ${title}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.pdf$/);
    const file = await readFile(await download.path(), 'latin1');
    expect(file).toMatch(/^%PDF-1\.7/);
    expect(file).toContain(`(${title})`);
    expect(file).toContain('/Lang (en-US)');
    expect(file).toContain('/StructTreeRoot');
    expect(file.trimEnd()).toMatch(/%%EOF$/);
  });
