import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import { calculator } from '../pages/sip-trunking/savings-content.ts';
import { rateForm } from './rate-form-content.ts';

/** Time within which a visitor who has touched a form is told. */
const LONGEST_SILENCE_MS = 5_000;

for (const { path, name, field } of [
  { path: '/sip-trunking', name: calculator.title, field: calculator.fields.lines.label },
  { path: '/wholesale-voip-rates', name: rateForm.title, field: rateForm.fields.minutes.label },
]) {
  test(`the calculator of ${path} does not pass the example for an answer when its code does not load`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/net::ERR_FAILED/);
    await page.route(application, (route) => route.abort());
    await page.goto(path);
    const form = page.getByRole('form', { name });
    const note = form.getByRole('alert').filter({ hasText: 'has not loaded' });
    await expect(note).toBeHidden();
    const answer = await form.getByRole('status').textContent();
    await form.getByLabel(field).fill('900,000');
    await expect(note).toBeVisible({ timeout: LONGEST_SILENCE_MS });

    await page.unroute(application);
    await form.getByLabel(field).fill('800,000');
    await hydrated(page);
    await expect(note).toBeHidden();
    await expect(form.getByRole('status')).not.toHaveText(answer ?? '');
  });
}
