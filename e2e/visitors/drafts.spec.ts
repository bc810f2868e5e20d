import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Locator } from 'playwright/test';
import { follow } from '../support/follow.ts';
import {
  expectToast,
  fieldOf,
  fillIn,
  formOn,
  journeys,
  newAddress,
  openForm,
  prepareForm,
  submitButton,
} from '../support/forms.ts';

async function holds(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await expect(fieldOf(form, name)).toHaveValue(text);
}

for (const journey of [journeys.contact, journeys.signup, journeys['pricing-expert']]) {
  const { form: name, entries } = journey;

  test(`the ${name} form still holds what was typed after a link and Back, and after a reload`, async ({ page }) => {
    const email = newAddress(name);
    const form = await openForm(page, journey);
    await fillIn(form, journey, email);

    await follow(page, '/terms-of-service');
    await expect(page).toHaveURL('/terms-of-service');
    await page.goBack();
    await holds(formOn(page, journey), { email, ...entries });

    await page.reload();
    await hydrated(page);
    await holds(formOn(page, journey), { email, ...entries });
  });
}

test('a form that was accepted is empty after a reload', async ({ page }) => {
  const { contact } = journeys;
  const form = await prepareForm(page, contact, newAddress('contact'));
  await submitButton(form).click();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);

  await page.reload();
  await hydrated(page);
  await holds(formOn(page, contact), { email: '', firstName: '', message: '' });
});

test('a draft holds neither the honeypot nor the captcha', async ({ page }) => {
  const { contact } = journeys;
  const form = await prepareForm(page, contact, newAddress('contact'));
  await fieldOf(form, 'website').fill('https://spam.example', { force: true });

  const draft = await page.evaluate(() => sessionStorage.getItem('draft:contact'));
  expect(Object.keys(JSON.parse(draft ?? '{}')).sort()).toEqual(['email', ...Object.keys(contact.entries)].sort());
});
