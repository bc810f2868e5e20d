import { contactTopics } from '@site/contracts';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('Contact', () => {
  test('knows what a visitor comes for and begins the message', async ({ page }) => {
    await open(page, '/contact?topic=demo');
    const form = page.getByRole('form');
    await expect(form.getByText(contactTopics.demo, { exact: true })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `I am writing about: ${contactTopics.demo}.\n\n`,
    );
  });

  test('ignores a topic that it does not know', async ({ page }) => {
    await open(page, '/contact?topic=nonsense');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });
});
