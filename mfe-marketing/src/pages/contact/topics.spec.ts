import { contactPath, contactTopics } from '@site/contracts';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';
import { jobTitles } from '../../company/job-titles.ts';

const [[key, title] = ['', '']] = Object.entries(jobTitles);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('the contact page', () => {
  test('shows the topic of the link and leaves the message to the visitor', async ({ page }) => {
    await open(page, contactPath('careers', { job: key }));
    const form = page.getByRole('form');
    await expect(form.getByText(contactTopics.careers, { exact: true })).toBeVisible();
    await expect(form.getByText(title, { exact: true })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  test('ignores an unknown topic and job', async ({ page }) => {
    await open(page, '/contact?topic=nonsense&job=buy-now');
    const form = page.getByRole('form');
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    await expect(form.getByText('buy-now')).toHaveCount(0);
    await expect(form.locator('[name="topic"], [name="job"]')).toHaveCount(0);
  });
});
