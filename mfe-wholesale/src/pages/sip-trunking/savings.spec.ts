import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { answers as savingsAnswers } from './savings-answer-content.ts';
import { calculator as savings } from './savings-content.ts';

test('the savings calculator of SIP trunking updates while the visitor types', async ({ page }) => {
  await page.goto('/sip-trunking');
  await hydrated(page);
  await page.getByRole('link', { name: 'Calculate Savings' }).click();
  const form = page.getByRole('form', { name: savings.title });
  await form.getByLabel(savings.fields.lines.label).fill('12');
  await form.getByLabel(savings.fields.calls.label).fill('0');
  await expect(form.getByLabel(savings.fields.calls.label)).toHaveAccessibleDescription(savingsAnswers.errors.calls);
  await expect(form.getByRole('status')).toContainText(savingsAnswers.corrected(savingsAnswers.errors.calls));
  await form.getByLabel(savings.fields.calls.label).fill('4');
  await expect(form.getByRole('status')).toContainText(/\d+%/);
  await expect(form.getByRole('status')).toContainText(savingsAnswers.bandwidth('0.4'));
});
