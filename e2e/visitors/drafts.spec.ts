import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import { follow } from '../support/follow.ts';
import { loseAnswer } from '../support/form-posts.ts';
import {
  expectToast,
  fieldOf,
  fillIn,
  formOn,
  holds,
  journeys,
  newAddress,
  openForm,
  passCaptcha,
  prepareForm,
  submitButton,
} from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';

for (const journey of [journeys.contact, journeys.signup, journeys['pricing-expert']]) {
  const { form: name, entries } = journey;

  test(`the ${name} form keeps its input after a link and Back, and after a reload`, async ({ page }) => {
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

test('an accepted form is empty after a reload', async ({ page }) => {
  const { contact } = journeys;
  const form = await prepareForm(page, contact, newAddress('contact'));
  await submitButton(form).click();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);

  await page.reload();
  await hydrated(page);
  await holds(formOn(page, contact), { email: '', firstName: '', message: '' });
});

test('a message whose response was lost is sent again from its draft after a reload, and is stored once', async ({
  page,
  runningSite,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  const { contact } = journeys;
  const email = newAddress('contact');
  const form = await prepareForm(page, contact, email);
  await loseAnswer(page, contact);
  await submitButton(form).click();
  await expectToast(page, contact.words.failed, contact.words.unreachable);
  const taken = await leadsOf(runningSite, 'contact', email);
  expect(taken).toMatchObject([{ email, state: 'stored' }]);

  await page.reload();
  await hydrated(page);
  await holds(form, { email, ...contact.entries });
  await fieldOf(form, 'email').focus();
  await passCaptcha(form);
  await submitButton(form).click();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  expect(await leadsOf(runningSite, 'contact', email)).toEqual(taken);
});

test('a draft contains neither the honeypot nor the captcha', async ({ page }) => {
  const { contact } = journeys;
  const form = await prepareForm(page, contact, newAddress('contact'));
  await fieldOf(form, 'website').fill('https://spam.example', { force: true });

  const draft = await page.evaluate(() => sessionStorage.getItem('draft:contact'));
  expect(Object.keys(JSON.parse(draft ?? '{}')).sort()).toEqual(['email', ...Object.keys(contact.entries)].sort());
});

test('a draft contains input from before the hydration', async ({ page }) => {
  const { contact } = journeys;
  const release = await holdRequests(page, application);
  await page.goto(contact.path);
  await fieldOf(formOn(page, contact), 'firstName').fill('Noor');
  release();
  await hydrated(page);
  await fieldOf(formOn(page, contact), 'message').fill('We have 40 users.');

  await page.reload();
  await hydrated(page);
  await holds(formOn(page, contact), { firstName: 'Noor', message: 'We have 40 users.' });
});

test('a draft contains the preselected plan', async ({ page }) => {
  const journey = journeys['pricing-expert'];
  await page.goto(journey.path);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  const field = fieldOf(formOn(page, journey), 'solution');
  await expect(field).not.toHaveValue('');
  const solution = await field.inputValue();

  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue(solution);
});
