import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { follow } from '../support/follow.ts';
import { apiOf } from '../support/form-posts.ts';
import { expectToast, fieldOf, formOn, journeys, newAddress, prepareForm, submitButton } from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { pages } from '../support/pages.ts';

test('a form that is left and reopened while it is being sent shows that, and is cleared once it is received', async ({
  page,
  runningSite,
}) => {
  const { contact } = journeys;
  const email = newAddress('contact');
  const form = await prepareForm(page, contact, email);
  const sendAnswer = await holdRequests(page, apiOf(contact));
  await submitButton(form).click();
  await follow(page, pages.status.path);
  await expect(page).toHaveTitle(pages.status.title);
  await page.goBack();

  const reopened = formOn(page, contact);
  await expect(reopened.getByRole('button', { name: contact.words.pending })).toBeDisabled();
  await expect(reopened).toHaveAttribute('aria-busy', 'true');
  await expect(fieldOf(reopened, 'email')).toHaveValue(email);

  sendAnswer();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  await expect(reopened.getByRole('status').filter({ hasText: contact.words.sent.description })).toBeVisible();
  await expect(fieldOf(reopened, 'email')).toHaveValue('');
  await expect(reopened).toHaveAttribute('aria-busy', 'false');
  expect(await leadsOf(runningSite, 'contact', email)).toHaveLength(1);
});

test('the spinner of a form that is being sent does not move with reduced motion', async ({ page }) => {
  const { contact } = journeys;
  const form = await prepareForm(page, contact, newAddress('contact'));
  const sendAnswer = await holdRequests(page, apiOf(contact));
  await submitButton(form).click();
  const spinner = form.getByRole('button', { name: contact.words.pending }).locator('svg');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((svg) => svg.getAnimations().length)).toBe(0);
  sendAnswer();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
});

test("the page keeps the visitor's choice of prices after a quote is sent", async ({ page }) => {
  const journey = journeys['pricing-expert'];
  const form = await prepareForm(page, journey, newAddress('pricing-expert'));
  const periods = page.getByRole('radio', { name: /^(?:Monthly|Yearly)/ });
  const chosen = periods.and(page.locator(':not(:checked)'));
  const value = await chosen.inputValue();
  await chosen.evaluate((radio: HTMLElement) => radio.click());
  await submitButton(form).click();
  await expectToast(page, journey.words.sent.title, journey.words.sent.description);
  await expect(fieldOf(form, 'email')).toHaveValue('');
  await expect(periods.and(page.locator(':checked'))).toHaveValue(value);
});
