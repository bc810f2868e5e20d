import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { application } from '@site/dev-tools/browser/shell-scripts.ts';
import { violations } from '@site/dev-tools/browser/violations.ts';
import type { Page } from 'playwright/test';
import { widths } from '../support/accessibility.ts';
import { type FormJourney, fieldOf, fillIn, formOn, journeys, newAddress } from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { widthOf } from '../support/looks.ts';
import { pages, site } from '../support/pages.ts';

const newsletter: FormJourney = { ...journeys.newsletter, path: pages.sipArticle.path };
const { signup } = journeys;
const contact = { ...journeys.contact, path: '/contact?topic=demo' } satisfies FormJourney;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const question = (page: Page) => page.getByRole('textbox', { name: /^What is/ });

/** Reads the question and enters the number, as a person does. */
async function answerQuestion(page: Page): Promise<void> {
  const text = await page.getByText(/^What is \w+ plus \w+\?$/).textContent();
  const terms = text?.match(/\w+(?= plus|\?)/g) ?? [];
  await question(page).fill(String(terms.reduce((sum, term) => sum + NUMBERS.indexOf(term), 0)));
}

const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [journey, button, thanks, context] of [
    [newsletter, 'Subscribe', 'One more step', {}],
    [contact, 'Send message', 'Your message has arrived', { topic: 'Product demo' }],
  ] as const) {
    test(`the ${journey.form} form is sent after one question, and quarantined`, async ({ page, runningSite }) => {
      const email = newAddress(journey.form);
      await page.goto(journey.path);
      await fillIn(formOn(page, journey), journey, email);
      await send(page, button);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One question before we send this');
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      await answerQuestion(page);
      await send(page, button);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
      expect(await leadsOf(runningSite, journey.form, email)).toEqual([
        expect.objectContaining({ ...journey.entries, ...context, email, state: 'quarantined' }),
      ]);
    });

    test(`the ${journey.form} form has one button and nothing that requires a script`, async ({ page }) => {
      await page.goto(journey.path);
      const form = formOn(page, journey);
      await expect(form.getByRole('button')).toHaveCount(1);
      await expect(form.getByText('I am not a robot')).toBeHidden();
      await expect(form.getByRole('link', { name: site.phones.support })).toBeVisible();
      await expect(form.getByRole('link', { name: site.email })).toBeVisible();
    });
  }

  test('missing input of the contact form is named next to its field, and other input is kept', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/status of 422/);
    await page.goto(contact.path);
    await fillIn(formOn(page, contact), contact, 'noor@');
    await fieldOf(formOn(page, contact), 'lastName').fill('');
    await send(page, 'Send message');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please correct the form');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('noor@');
    await expect(email).toHaveAccessibleDescription('Enter a full address, such as name@company.com.');
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription('Enter your last name.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(contact.entries.message);
    await expect(page.getByRole('combobox', { name: 'Team size' })).toHaveValue('11-50');
  });

  test('the sign-up form states how else to reach a person', async ({ page }) => {
    await page.goto(signup.path);
    const form = formOn(page, signup);
    await expect(form.locator('noscript p')).toContainText('Sending this form needs JavaScript.');
    await expect(form.getByRole('link', { name: site.phones.support })).toBeVisible();
  });
});

for (const [journey, button] of [
  [newsletter, 'Subscribe'],
  [contact, 'Send message'],
] as const) {
  test(`the ${journey.form} form can be sent from a plain page when its scripts do not load`, async ({
    page,
    runningSite,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/ERR_BLOCKED_BY_CLIENT/);
    await page.route(application, (route) => route.abort('blockedbyclient'));
    const email = newAddress(journey.form);
    await page.goto(journey.path);
    await fillIn(formOn(page, journey), journey, email);
    await send(page, 'Send it from a simple page');
    await answerQuestion(page);
    await send(page, button);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await leadsOf(runningSite, journey.form, email)).toMatchObject([{ state: 'quarantined' }]);
  });
}

test('the page with the question has no accessibility violation and fits every width', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/ERR_BLOCKED_BY_CLIENT|status of 422/);
  await page.route(application, (route) => route.abort('blockedbyclient'));
  await page.goto(contact.path);
  await fieldOf(formOn(page, contact), 'email').focus();
  await send(page, 'Send it from a simple page');
  await expect(question(page)).toBeVisible();
  for (const width of [...widths, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `${width} px`).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  }
});
