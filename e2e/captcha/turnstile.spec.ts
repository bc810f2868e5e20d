import { expect } from '@site/dev-tools/browser/test.ts';
import { fillIn, journeys, newAddress, seesToast, submitButton } from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { scriptOf, serveProviderScript } from './provider.ts';
import { box, formOf, takesFormsOfCheckedVisitors, test } from './test.ts';

const journey = journeys.contact;

test.use({ provider: 'turnstile' });

takesFormsOfCheckedVisitors();

test('says what else there is when the provider cannot be reached, and tries again by a touch', async ({
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

test('keeps what was typed while the provider cannot verify, and takes it with the same check later', async ({
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
  await expect(page.getByText(/We cannot verify the "I am not a robot" check right now/)).toBeVisible();
  verifying.isBroken = false;
  await submitButton(form).click();
  await seesToast(page, journey.words.sent.title, journey.words.sent.description);
  expect(await leadsOf(runningSite, journey.form, email)).toHaveLength(1);
});
