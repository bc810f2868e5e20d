import { expect } from '@site/dev-tools/browser/test.ts';
import { expectToast, fillIn, journeys, newAddress, submitButton } from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { box, formOf, test, testFormsOfVerifiedVisitors } from './hosted-captcha.ts';
import { scriptOf, serveProviderScript } from './provider.ts';

const journey = journeys.contact;

test.use({ provider: 'turnstile' });

testFormsOfVerifiedVisitors();

test('offers phone and mail when the provider is unreachable, and retries on the next interaction', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await page.route(scriptOf('turnstile'), (route) => route.abort());
  const form = await formOf(page, journey);
  await expect(form.getByRole('alert')).toContainText('The security check could not be completed.');
  await page.unroute(scriptOf('turnstile'));
  await serveProviderScript(page, 'turnstile');
  await form.getByLabel('Message').click();
  await expect(form.getByRole('checkbox', box)).toBeVisible();
});

test('keeps the entries while the provider cannot verify, and accepts them with the same token later', async ({
  page,
  runningSite,
  verifying,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/status of 503/);
  await serveProviderScript(page, 'turnstile');
  const email = newAddress(journey.form);
  const form = await formOf(page, journey);
  await fillIn(form, journey, email);
  await form.getByRole('checkbox', box).check();
  verifying.isBroken = true;
  await submitButton(form).click();
  await expect(page.getByText(/^503: We cannot verify the "I am not a robot" check right now/)).toBeVisible();
  verifying.isBroken = false;
  await submitButton(form).click();
  await expectToast(page, journey.words.sent.title, journey.words.sent.description);
  expect(await leadsOf(runningSite, journey.form, email)).toHaveLength(1);
});
