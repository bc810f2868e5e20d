import type { HostedCaptcha } from '@site/contracts';
import { expect, hydrated, test as visitorTest } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';
import {
  expectToast,
  type FormJourney,
  fieldOf,
  fillIn,
  formOn,
  journeys,
  newAddress,
  submitButton,
} from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { useSite } from '../support/use-site.ts';
import { serveProviderScript, VerifyServer } from './provider.ts';

const SITE_KEY = 'public-key-of-the-site';

/** Checkbox in the provider's widget. */
export const box = { name: `Provider check ${SITE_KEY}` };

interface Hosted {
  /** Captcha provider of the running site. */
  provider: HostedCaptcha;
  verifying: VerifyServer;
}

/** Tests of a site with a hosted captcha. */
export const test = visitorTest.extend<object, Hosted>({
  provider: ['turnstile', { scope: 'worker', option: true }],
  verifying: [
    async ({}, use) => {
      const server = new VerifyServer();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  runningSite: [
    async ({ provider, verifying }, use) => {
      const environment = {
        CAPTCHA_PROVIDER: provider,
        SITE_CAPTCHA_KEY: SITE_KEY,
        CAPTCHA_PROVIDER_SECRET: 'known to both servers',
        CAPTCHA_VERIFY_URL: await verifying.start(),
      };
      await useSite({ environment }, use);
    },
    { scope: 'worker' },
  ],
});

/** Opens the page of a form and scrolls the form into view. */
export async function formOf(page: Page, journey: FormJourney): Promise<Locator> {
  await page.goto(journey.path);
  await hydrated(page);
  const form = formOn(page, journey);
  await fieldOf(form, 'email').focus();
  return form;
}

/** Sends a form as a visitor does, on a page with its strict policy and with the newsletter's dark box. */
export function testFormsOfVerifiedVisitors(): void {
  // One site for each provider.
  test.describe.configure({ mode: 'default' });
  for (const journey of [journeys.contact, journeys.newsletter]) {
    test(`a visitor verified by the provider can send the ${journey.form} form twice`, async ({
      page,
      runningSite,
      provider,
    }) => {
      await serveProviderScript(page, provider);
      const form = await formOf(page, journey);
      for (const email of [newAddress(journey.form), newAddress(journey.form)]) {
        await fillIn(form, journey, email);
        await form.getByRole('checkbox', box).check();
        await submitButton(form).click();
        await expectToast(page, journey.words.sent.title, journey.words.sent.description);
        await expect.poll(() => leadsOf(runningSite, journey.form, email)).toMatchObject([{ state: 'stored' }]);
        await expect(form.getByRole('checkbox', box)).not.toBeChecked();
      }
    });
  }
}
