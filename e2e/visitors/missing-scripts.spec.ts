import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { application, shellScript, starter } from '@site/dev-tools/browser/shell-scripts.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';
import {
  captchaBox,
  expectToast,
  type FormJourney,
  fieldOf,
  fillIn,
  formOn,
  journeys,
  newAddress,
  passCaptcha,
  submitButton,
} from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { pages, site } from '../support/pages.ts';

/** Scripts requested when a form is first touched. */
const LONGEST_SILENCE_MS = 5_000;

/** A page that is only read, and one that is about its form. */
const newsletter: FormJourney = { ...journeys.newsletter, path: pages.sipArticle.path };
const { contact } = journeys;

const helpOf = (form: Locator) => form.getByRole('alert').filter({ hasText: 'has not loaded' });

/** Asserts that the form offers phone and mail and keeps its input. */
async function offersOtherWays(form: Locator, email: string): Promise<void> {
  const help = helpOf(form);
  await expect(help).toBeVisible({ timeout: LONGEST_SILENCE_MS });
  await expect(help.getByRole('link', { name: site.phones.support })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(help.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(fieldOf(form, 'email')).toHaveValue(email);
}

interface Fault {
  what: string;
  console?: RegExp;
  cause: (page: Page, scripts: string) => Promise<unknown>;
}

const faults: Fault[] = [
  {
    what: 'not found',
    console: /status of 404/,
    cause: (page, scripts) => page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    what: 'blocked',
    console: /ERR_BLOCKED_BY_CLIENT/,
    cause: (page, scripts) => page.route(scripts, (route) => route.abort('blockedbyclient')),
  },
  {
    what: 'late',
    cause: (page, scripts) => page.route(scripts, () => {}),
  },
];

for (const [journey, first, chunks] of [
  [newsletter, { application }, ['newsletter', 'forms']],
  [contact, { application, starter }, ['forms-check']],
] as const) {
  for (const { what, console, cause } of faults) {
    for (const [name, scripts] of Object.entries(first))
      test(`the ${journey.form} form offers phone and mail when the ${name} of its page is ${what}`, async ({
        page,
        consoleWatch,
      }) => {
        if (console) consoleWatch.expectMessage(console);
        await cause(page, scripts);
        const email = newAddress(journey.form);
        // The load event waits for a starter that is requested before it.
        await page.goto(journey.path, { waitUntil: 'domcontentloaded' });
        const form = formOn(page, journey);
        await expect(helpOf(form)).toBeHidden();
        await fieldOf(form, 'email').fill(email);
        await offersOtherWays(form, email);
      });

    for (const name of chunks) {
      test(`the ${journey.form} form offers phone and mail when only its chunk "${name}" is ${what}`, async ({
        page,
        consoleWatch,
      }) => {
        if (console) consoleWatch.expectMessage(console);
        await cause(page, shellScript(name));
        const email = newAddress(journey.form);
        await page.goto(journey.path);
        await hydrated(page);
        const form = formOn(page, journey);
        await fieldOf(form, 'email').fill(email);
        await offersOtherWays(form, email);
      });
    }
  }

  test(`the ${journey.form} form offers phone and mail while the visitor is offline, and works once online`, async ({
    page,
    runningSite,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/ERR_INTERNET_DISCONNECTED/);
    const email = newAddress(journey.form);
    await page.goto(journey.path, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    const form = formOn(page, journey);
    await fieldOf(form, 'email').fill(email);
    await offersOtherWays(form, email);

    await page.context().setOffline(false);
    await fillIn(form, journey, email);
    await passCaptcha(form);
    await expect(helpOf(form)).toBeHidden();
    await submitButton(form).click();
    await expectToast(page, journey.words.sent.title, journey.words.sent.description);
    expect(await leadsOf(runningSite, journey.form, email)).toHaveLength(1);
  });

  for (const [name, scripts] of Object.entries(first))
    test(`the ${journey.form} form withdraws the offer when the ${name} loads after all`, async ({ page }) => {
      const release = await holdRequests(page, scripts);
      const email = newAddress(journey.form);
      await page.goto(journey.path, { waitUntil: 'domcontentloaded' });
      const form = formOn(page, journey);
      await fieldOf(form, 'email').fill(email);
      await offersOtherWays(form, email);

      release();
      await expect(captchaBox(form)).toBeChecked();
      await expect(helpOf(form)).toBeHidden();
      await expect(fieldOf(form, 'email')).toHaveValue(email);
    });
}
