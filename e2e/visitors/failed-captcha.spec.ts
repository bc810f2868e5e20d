import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import { test as ownTabTest } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page, Route } from 'playwright/test';
import {
  captchaBox,
  expectToast,
  fieldOf,
  fillIn,
  journeys,
  newAddress,
  openForm,
  submitButton,
} from '../support/forms.ts';
import { leadsOf } from '../support/leads.ts';

type Journey = (typeof journeys)[keyof typeof journeys];

const CHALLENGE = '**/api/captcha/challenge**';

const failures = {
  'the connection was lost': (route: Route) => route.abort(),
  'of too many requests': (route: Route) => route.fulfill({ status: 429, body: 'Too many requests' }),
  'the service was unavailable': (route: Route) => route.fulfill({ status: 503, body: 'Unavailable' }),
};

/** What the console says of these failures. */
const FAILED_REQUEST = /net::ERR_FAILED|status of (429|503)/;

const failureOf = (form: Locator) => form.getByRole('alert').filter({ hasText: 'The security check could not be' });
const phoneLink = (form: Locator) => failureOf(form).locator('[href^="tel:"]');
const simplePageButton = (form: Locator) => form.getByRole('button', { name: 'Send it from a simple page' });
const waysOut = { 'phone link': phoneLink, 'button for the simple page': simplePageButton };

/** Opens and fills in a form whose captcha has loaded and then fails. */
async function openFailed(
  page: Page,
  { journey, email, fail }: { journey: Journey; email: string; fail: (route: Route) => Promise<void> },
): Promise<Locator> {
  await page.route(CHALLENGE, fail);
  const form = await openForm(page, journey);
  await fillIn(form, journey, email);
  await expect(form.getByText('The check failed.')).toBeVisible();
  await expect(failureOf(form)).toBeVisible();
  return form;
}

async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Presses the mouse button for as long as people do: the page is painted between its two events. */
async function press(page: Page, control: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(control)));
  await page.mouse.down();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.mouse.up();
}

const tap = async (page: Page, control: Locator) => page.touchscreen.tap(...(await middleOf(control)));

/** Whether the next click in the page is one of the control; the click has no other effect. */
const nextClickIsOn = (control: Locator) =>
  control.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const onClick = (event: Event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          resolve(event.target instanceof Node && element.contains(event.target));
        };
        addEventListener('click', onClick, { capture: true, once: true });
      }),
  );

for (const { tester, way, act } of [
  { tester: test, way: 'with a mouse', act: press },
  { tester: ownTabTest, way: 'on a phone', act: tap },
]) {
  tester.describe(way, () => {
    if (act === tap) tester.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const { journey, reason } of [
      { journey: journeys.contact, reason: 'the connection was lost' },
      { journey: journeys.contact, reason: 'of too many requests' },
      { journey: journeys['pricing-expert'], reason: 'the service was unavailable' },
      { journey: journeys.signup, reason: 'the service was unavailable' },
    ] as const) {
      tester(
        `a press on the button of the ${journey.form} form retries a check that failed because ${reason}`,
        async ({ page, runningSite, consoleWatch }) => {
          consoleWatch.expectMessage(FAILED_REQUEST);
          const email = newAddress(journey.form);
          const form = await openFailed(page, { journey, email, fail: failures[reason] });
          await page.unroute(CHALLENGE);
          await act(page, submitButton(form));
          await expectToast(page, journey.words.sent.title, journey.words.sent.description);
          expect(await leadsOf(runningSite, journey.form, email)).toHaveLength(1);
        },
      );
    }

    for (const [name, find] of Object.entries(waysOut)) {
      tester(`a press reaches the ${name} of a contact form whose check failed`, async ({ page, consoleWatch }) => {
        consoleWatch.expectMessage(FAILED_REQUEST);
        const { contact } = journeys;
        const fail = failures['the service was unavailable'];
        const form = await openFailed(page, { journey: contact, email: newAddress('contact'), fail });
        const isReached = nextClickIsOn(find(form));
        await act(page, find(form));
        expect(await isReached).toBe(true);
      });
    }
  });
}

test('a press on the button of the signup form asks for the check when that fails again', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(FAILED_REQUEST);
  const { signup } = journeys;
  const fail = failures['the service was unavailable'];
  const form = await openFailed(page, { journey: signup, email: newAddress('signup'), fail });
  await press(page, submitButton(form));
  await expectToast(page, 'CAPTCHA Required', 'Please complete the CAPTCHA verification.');
  await expect(captchaBox(form)).toBeFocused();
});

test('a form that is sent from the simple page while it waits for a retry is not sent from here, too', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(FAILED_REQUEST);
  const { contact } = journeys;
  const fail = failures['the service was unavailable'];
  const form = await openFailed(page, { journey: contact, email: newAddress('contact'), fail });
  const release = await holdRequests(page, CHALLENGE);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  // The browser stays on this page, as while the simple page is on its way.
  await page.route('**/api/contact/plain', (route) => route.fulfill({ status: 204 }));
  await press(page, submitButton(form));
  await expect(form.getByText('Checking…')).toBeAttached();
  await simplePageButton(form).click();
  release();
  await expect(captchaBox(form)).toBeChecked();
  expect(posts).toEqual(['/api/contact/plain']);
});

test('Tab leads from the box of a failed check to each way out and to the button, and Enter retries', async ({
  page,
  runningSite,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(FAILED_REQUEST);
  const { contact } = journeys;
  const email = newAddress('contact');
  const fail = failures['the service was unavailable'];
  const form = await openFailed(page, { journey: contact, email, fail });
  await captchaBox(form).focus();
  const mailLink = failureOf(form).locator('[href^="mailto:"]');
  for (const control of [phoneLink(form), mailLink, simplePageButton(form), submitButton(form)]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.unroute(CHALLENGE);
  await page.keyboard.press('Enter');
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  expect(await leadsOf(runningSite, 'contact', email)).toHaveLength(1);
});

test('Enter in a field of the signup form retries a failed check', async ({ page, runningSite, consoleWatch }) => {
  consoleWatch.expectMessage(FAILED_REQUEST);
  const { signup } = journeys;
  const email = newAddress('signup');
  const form = await openFailed(page, { journey: signup, email, fail: failures['the connection was lost'] });
  await captchaBox(form).focus();
  await page.unroute(CHALLENGE);
  await fieldOf(form, 'email').press('Enter');
  await expectToast(page, signup.words.sent.title, signup.words.sent.description);
  expect(await leadsOf(runningSite, 'signup', email)).toHaveLength(1);
});

test('a touched field retries a failed check, and its message goes only when the check has passed', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(FAILED_REQUEST);
  const { contact } = journeys;
  const fail = failures['the connection was lost'];
  const form = await openFailed(page, { journey: contact, email: newAddress('contact'), fail });
  const release = await holdRequests(page, CHALLENGE);
  await press(page, fieldOf(form, 'firstName'));
  await expect(form.getByText('Checking…')).toBeAttached();
  await phoneLink(form).focus();
  release();
  await expect(failureOf(form)).toBeHidden();
  await expect(captchaBox(form)).toBeChecked();
  // Where the focus was is gone.
  await expect(captchaBox(form)).toBeFocused();
});
