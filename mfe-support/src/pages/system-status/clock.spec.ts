import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import { content } from './content.ts';

const { banner } = content;

test.describe('the status page', () => {
  test('shows the current time in Dubai', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-05T10:58:00Z') });
    await page.goto('/system-status');
    await hydrated(page);
    await expect(page.getByText(`${banner.now} 14:58 GST`)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText(`${banner.now} 14:59 GST`)).toBeVisible();
  });
});
