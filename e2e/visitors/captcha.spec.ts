import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { expect, hydrated, test } from '@site/dev-tools/browser/shared-tab.ts';
import { shellScript } from '@site/dev-tools/browser/shell-scripts.ts';
import type { Locator, Page } from 'playwright/test';
import { countPosts } from '../support/form-posts.ts';
import {
  captchaBox,
  expectToast,
  fieldOf,
  fillIn,
  formOn,
  journeys,
  newAddress,
  openForm,
  passCaptcha,
  submitButton,
} from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';
import { pages } from '../support/pages.ts';

const forms = Object.values(journeys);

const holdChallenge = (page: Page) => holdRequests(page, '**/api/captcha/challenge**');

const rightOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);

/** Fills in a field as browsers and password managers do: without focus. */
const autofill = (field: Locator, event: string, text: string) =>
  field.evaluate(
    (element: HTMLInputElement, [type, value]) => {
      element.value = value;
      element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [event, text] as const,
  );

for (const event of ['input', 'change']) {
  for (const journey of [journeys.newsletter, journeys.contact]) {
    test(`the check of the ${journey.form} form starts when a browser fills in a field and reports only "${event}"`, async ({
      page,
    }) => {
      await page.goto(journey.path);
      const form = formOn(page, journey);
      await autofill(fieldOf(form, 'email'), event, newAddress(journey.form));
      await expect(captchaBox(form)).toBeChecked();
    });
  }
}

test('the check starts automatically for a form that was filled in before the box was rendered', async ({ page }) => {
  const { newsletter } = journeys;
  const release = await holdRequests(page, '**/api/captcha/api.js');
  await page.goto(newsletter.path);
  const form = formOn(page, newsletter);
  await fieldOf(form, 'email').fill(newAddress('newsletter'));
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  release();
  await expect(captchaBox(form)).toBeChecked();
  await expect(submitButton(form)).toBeEnabled();
});

for (const journey of [journeys.contact, journeys['pricing-expert']]) {
  for (const [what, address] of [
    ['check is running', '**/api/captcha/challenge**'],
    ['code of the check is loading', '**/api/captcha/api.js'],
  ] as const) {
    test(`the ${journey.form} form that is submitted while the ${what} waits for it shows that, and is then sent`, async ({
      page,
      runningSite,
    }) => {
      const email = newAddress(journey.form);
      const release = await holdRequests(page, address);
      const posts = countPosts(page, journey);
      await page.goto(journey.path);
      await hydrated(page);
      const form = formOn(page, journey);
      await fillIn(form, journey, email);
      await submitButton(form).click();
      await expect(form.getByRole('button', { name: 'Checking...' })).toBeDisabled();
      await expect(form.getByRole('status').filter({ hasText: 'sent as soon as it is done' })).toBeAttached();
      expect(posts.count).toBe(0);

      release();
      await expectToast(page, journey.words.sent.title, journey.words.sent.description);
      expect(posts.count).toBe(1);
      expect(await leadsOf(runningSite, journey.form, email)).toMatchObject([{ state: 'stored' }]);
    });
  }
}

for (const journey of [journeys.newsletter, journeys.signup]) {
  for (const [way, press] of [
    ['its button', (form: Locator) => submitButton(form).click({ force: true })],
    ['Enter', (form: Locator) => fieldOf(form, 'email').press('Enter')],
  ] as const) {
    test(`the ${journey.form} form remembers that ${way} was pressed while the check was running`, async ({
      page,
      runningSite,
    }) => {
      const email = newAddress(journey.form);
      const release = await holdChallenge(page);
      const form = await openForm(page, journey);
      await fillIn(form, journey, email);
      await press(form);
      await expect(form.getByRole('button', { name: 'Checking...' })).toBeDisabled();

      release();
      await expectToast(page, journey.words.sent.title, journey.words.sent.description);
      expect(await leadsOf(runningSite, journey.form, email)).toHaveLength(1);
    });
  }
}

for (const [journey, code, file] of [
  [{ ...journeys.newsletter, path: pages.sipArticle.path }, 'application', 'main'],
  [journeys.contact, 'application', 'main'],
  [journeys.contact, 'starter', 'start'],
] as const) {
  for (const [way, press] of [
    ['its button', (form: Locator) => submitButton(form).click({ force: true })],
    ['Enter', (form: Locator) => fieldOf(form, 'email').press('Enter')],
  ] as const) {
    test(`the ${journey.form} form remembers that ${way} was pressed before its ${code} was loaded`, async ({
      page,
      runningSite,
    }) => {
      const email = newAddress(journey.form);
      const release = await holdRequests(page, shellScript(file));
      const posted = page.waitForRequest((request) => request.method() === 'POST');
      // The load event waits for a starter that is requested before it.
      await page.goto(journey.path, { waitUntil: 'domcontentloaded' });
      const shownAt = performance.now();
      const form = formOn(page, journey);
      await fillIn(form, journey, email);
      await press(form);
      const feedback = form.getByRole('alert').filter({ hasText: 'The form is still loading.' });
      await expect(feedback).toBeVisible();

      const waited = performance.now() - shownAt;
      release();
      await expectToast(page, journey.words.sent.title, journey.words.sent.description);
      await expect(feedback).toBeHidden();
      expect((await posted).postDataJSON().elapsedMs).toBeGreaterThan(waited);
      expect(await leadsOf(runningSite, journey.form, email)).toMatchObject([{ state: 'stored' }]);
    });
  }
}

test('the newsletter form does not wait for the check while it lacks an address', async ({ page }) => {
  await holdChallenge(page);
  const form = await openForm(page, journeys.newsletter);
  await submitButton(form).click({ force: true });
  await fieldOf(form, 'email').press('Enter');
  await expect(form.getByRole('button', { name: 'Subscribe', exact: true })).toBeDisabled();
});

for (const journey of [journeys.contact, journeys['pricing-expert']]) {
  test(`the ${journey.form} form requires the captcha and sends nothing without it`, async ({ page, consoleWatch }) => {
    consoleWatch.expectMessage(/net::ERR_FAILED/);
    const refuse = Promise.withResolvers<void>();
    await page.route('**/api/captcha/challenge**', async (route) => {
      await refuse.promise;
      await route.abort();
    });
    const posts = countPosts(page, journey);
    const form = await openForm(page, journey);
    await fillIn(form, journey, newAddress(journey.form));
    await submitButton(form).click();
    refuse.resolve();
    await expectToast(page, 'CAPTCHA Required', 'Please complete the CAPTCHA verification.');
    await expect(submitButton(form)).toBeFocused();
    expect(posts.count).toBe(0);
  });
}

test('a contact form whose check cannot load offers the simple page instead of asking for the check', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  await page.route('**/api/captcha/**', (route) => route.abort());
  const { contact } = journeys;
  const email = newAddress('contact');
  await page.goto(contact.path);
  const form = formOn(page, contact);
  await fillIn(form, contact, email);
  await expect(form.getByText('The security check could not be completed.')).toBeVisible();
  await submitButton(form).click();
  await expectToast(page, 'CAPTCHA Required', 'Please complete the CAPTCHA verification.');
  await expect(form.getByText('Confirm the security check')).toBeHidden();

  await form.getByRole('button', { name: 'Send it from a simple page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One question before we send this');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

for (const journey of forms) {
  test(`the box of the ${journey.form} form keeps its text and position from the document to the passed check`, async ({
    page,
  }) => {
    await page.goto(journey.path);
    const form = formOn(page, journey);
    const words = form.getByText('I am not a robot');
    const placeInForm = async () => {
      const [inner, outer] = [await words.boundingBox(), await form.boundingBox()];
      return {
        x: (inner?.x ?? 0) - (outer?.x ?? 0),
        y: (inner?.y ?? 0) - (outer?.y ?? 0),
        height: inner?.height,
        formHeight: outer?.height,
      };
    };
    const before = await placeInForm();
    const color = await words.evaluate((element) => getComputedStyle(element).color);
    await fieldOf(form, 'email').focus();
    await passCaptcha(form);
    expect(await placeInForm()).toEqual(before);
    expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe(color);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const journey of forms) {
    test(`the box of the ${journey.form} form is as wide as its fields`, async ({ page }) => {
      const form = await openForm(page, journey);
      const box = await form.locator('.captcha').boundingBox();
      const field = await fieldOf(form, 'email').boundingBox();
      const button = await submitButton(form).boundingBox();
      expect(box?.x).toBe(field?.x);
      expect(rightOf(box)).toBe(Math.max(rightOf(field), rightOf(button)));
    });
  }
});
