import { holdRequests } from '@site/dev-tools/browser/hold-requests.ts';
import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Locator, Page } from 'playwright/test';
import { apiOf, countPosts, loseAnswer } from '../support/form-posts.ts';
import {
  captchaBox,
  expectToast,
  type FormJourney,
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
import { pages, site } from '../support/pages.ts';
import { shownToast } from '../support/toasts.ts';

const forms = Object.values(journeys);

/** Double-clicks so slowly that something happens between both clicks, in which other controls move to the pointer. */
async function doubleClickSlowly(page: Page, button: Locator, between: () => Promise<void>): Promise<void> {
  await button.click();
  await between();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

const emptied = ({ entries }: FormJourney) =>
  Object.fromEntries(['email', ...Object.keys(entries)].map((name) => [name, '']));

for (const journey of forms) {
  const { form: name, entries, words } = journey;

  test.describe(`the ${name} form`, () => {
    test('shows that it is being sent, then that it was received, and is stored once', { tag: '@gateway' }, async ({
      page,
      runningSite,
    }) => {
      const email = newAddress(name);
      const form = await prepareForm(page, journey, email);
      const release = await holdRequests(page, apiOf(journey));

      await submitButton(form).click();
      await expect(form.getByRole('button', { name: words.pending })).toBeDisabled();
      await expect(fieldOf(form, 'email')).toBeDisabled();
      release();

      await expectToast(page, words.sent.title, words.sent.description);
      await expect(form.getByRole('status').filter({ hasText: words.sent.description })).toBeVisible();
      await holds(form, emptied(journey));
      await expect(captchaBox(form)).not.toBeChecked();
      expect(await leadsOf(runningSite, name, email)).toEqual([
        expect.objectContaining({ form: name, state: 'stored', email, ...entries }),
      ]);
    });

    test('shows why it was refused, keeps its input, and can be sent again', async ({
      page,
      runningSite,
      consoleWatch,
    }) => {
      consoleWatch.expectMessage(/status of 422/);
      const email = newAddress(name);
      const form = await prepareForm(page, journey, email);
      await page.route(
        apiOf(journey),
        (route) => route.continue({ postData: { ...route.request().postDataJSON(), captcha: 'forged' } }),
        { times: 1 },
      );
      await submitButton(form).click();
      await expectToast(
        page,
        words.failed,
        '422: The "I am not a robot" check could not be verified. Please confirm it again.',
      );
      await holds(form, { email, ...entries });
      expect(await leadsOf(runningSite, name, email)).toEqual([]);

      await passCaptcha(form);
      await submitButton(form).click();
      await expectToast(page, words.sent.title, words.sent.description);
      expect(await leadsOf(runningSite, name, email)).toHaveLength(1);
    });

    test('is stored once after a lost connection', async ({ page, runningSite, consoleWatch }) => {
      consoleWatch.expectMessage(/net::ERR_FAILED/);
      const email = newAddress(name);
      const form = await prepareForm(page, journey, email);
      await loseAnswer(page, journey);
      await submitButton(form).click();
      await expectToast(page, words.failed, words.unreachable);
      await holds(form, { email, ...entries });
      const line = form.getByRole('alert').filter({ hasText: `${words.failed}. We got no answer` });
      await expect(line).toBeFocused();
      await expect(line.getByRole('link', { name: site.phones.support })).toBeVisible();
      await expect(line.getByRole('link', { name: site.email })).toBeVisible();

      await form.getByRole('button', { name: 'Try again' }).click();
      await expectToast(page, words.sent.title, words.sent.description);
      expect(await leadsOf(runningSite, name, email)).toHaveLength(1);
    });

    test('is stored once after a double click', async ({ page, runningSite }) => {
      const email = newAddress(name);
      const posts = countPosts(page, journey);
      const form = await prepareForm(page, journey, email);
      await submitButton(form).dblclick();
      await expectToast(page, words.sent.title, words.sent.description);
      await expect(form.getByRole('status').filter({ hasText: words.sent.description })).toBeFocused();
      expect(posts.count).toBe(1);
      expect(await leadsOf(runningSite, name, email)).toHaveLength(1);
    });

    test('keeps the focus on its message when a double click ends after the answer', async ({ page }) => {
      const form = await prepareForm(page, journey, newAddress(name));
      await doubleClickSlowly(page, submitButton(form), async () => {
        await expectToast(page, words.sent.title, words.sent.description);
        await expect(form.getByRole('status').filter({ hasText: words.sent.description })).toBeFocused();
      });
      await expect(form.getByRole('status').filter({ hasText: words.sent.description })).toBeFocused();
      await expect(captchaBox(form)).not.toBeChecked();
    });
  });
}

for (const journey of [journeys.contact, journeys.signup]) {
  test(`pressing the button of an empty ${journey.form} form focuses the list of fields to correct`, async ({
    page,
  }) => {
    const form = await openForm(page, journey);
    await form.locator('[data-submit]').click();
    const summary = form.getByRole('alert').filter({ hasText: /need a correction/ });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
  });
}

test('a double click on the button of an empty signup form does not follow a link of its list of corrections', async ({
  page,
}) => {
  // Here, the list moves to where the button was.
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page, journeys.signup);
  await passCaptcha(form);
  const summary = form.getByRole('alert').filter({ hasText: /need a correction/ });
  await doubleClickSlowly(page, form.locator('[data-submit]'), () => expect(summary).toBeFocused());
  await expect(summary).toBeFocused();
});

test('an invalid message dismisses the toast of the previous one', async ({ page }) => {
  const journey = journeys.contact;
  const form = await prepareForm(page, journey, newAddress('contact'));
  await submitButton(form).click();
  await expectToast(page, journey.words.sent.title, journey.words.sent.description);
  await form.locator('[data-submit]').click();
  await expect(form.getByRole('alert').filter({ hasText: /need a correction/ })).toBeVisible();
  expect(await shownToast(page).isVisible()).toBe(false);
});

test('every form states how its data is used', async ({ page }) => {
  for (const journey of forms) {
    await page.goto(journey.path);
    const line = formOn(page, journey).getByText('We use your details only to handle this request.');
    await expect(line.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  }
});

for (const journey of [journeys.newsletter, journeys.signup]) {
  test(`the ${journey.form} form cannot be sent without the captcha`, async ({ page }) => {
    const release = await holdRequests(page, '**/api/captcha/challenge**');
    const form = await openForm(page, journey);
    await fillIn(form, journey, newAddress(journey.form));
    await expect(submitButton(form)).toBeDisabled();
    release();
    await passCaptcha(form);
    await expect(submitButton(form)).toBeEnabled();
  });
}

for (const journey of [journeys.contact, journeys.signup, journeys['pricing-expert']]) {
  test(`the ${journey.form} form offers phone and mail when the captcha cannot load, and loads it on the next interaction`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expectMessage(/net::ERR_FAILED/);
    await page.route('**/api/captcha/api.js', (route) => route.abort());
    const form = await openForm(page, journey);
    const help = form.getByRole('alert').filter({ hasText: 'security check' });
    await expect(help.getByRole('link', { name: site.phones.support })).toBeVisible();
    await expect(help.getByRole('link', { name: site.email })).toBeVisible();

    await page.unroute('**/api/captcha/api.js');
    await fillIn(form, journey, newAddress(journey.form));
    await passCaptcha(form);
    await expect(help).toBeHidden();
    await submitButton(form).click();
    await expectToast(page, journey.words.sent.title, journey.words.sent.description);
  });
}

test('the newsletter form is sent without the captcha when it cannot load, and is quarantined', async ({
  page,
  runningSite,
  consoleWatch,
}) => {
  consoleWatch.expectMessage(/net::ERR_FAILED/);
  consoleWatch.expectMessage(/The captcha failed/);
  const email = newAddress('newsletter');
  const { newsletter } = journeys;
  await page.route('**/api/captcha/api.js', (route) => route.abort());
  const form = await openForm(page, newsletter);
  await fillIn(form, newsletter, email);
  await submitButton(form).click();
  await expectToast(page, newsletter.words.sent.title, newsletter.words.sent.description);
  await expect(form.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeVisible();
  expect(await leadsOf(runningSite, 'newsletter', email)).toEqual([
    expect.objectContaining({ email, state: 'quarantined' }),
  ]);
});

test('the newsletter form reports a wrong address and sends nothing', async ({ page }) => {
  const { newsletter } = journeys;
  const posts = countPosts(page, newsletter);
  const form = await prepareForm(page, newsletter, 'not-an-address');
  await submitButton(form).click();
  await expectToast(page, 'Invalid email', 'Please enter a valid email address.');
  await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'true');
  expect(posts.count).toBe(0);
});

test('the newsletter button is disabled until there is an address', async ({ page }) => {
  const form = await prepareForm(page, journeys.newsletter, '   ');
  await expect(submitButton(form)).toBeDisabled();
  await fieldOf(form, 'email').fill('noor@company.example');
  await expect(submitButton(form)).toBeEnabled();
});

test('a second trial for one address is refused with a sentence', async ({ page }) => {
  const { signup } = journeys;
  const email = newAddress('signup');
  const form = await prepareForm(page, signup, email);
  await submitButton(form).click();
  await expectToast(page, signup.words.sent.title, signup.words.sent.description);

  await fillIn(form, signup, email);
  await passCaptcha(form);
  await submitButton(form).click();
  await expectToast(
    page,
    'Signup Failed',
    'There is already a trial for this email address. Sign in, or contact us and we will help.',
  );
  await holds(form, { email, ...signup.entries });
});

test('errors are listed above the contact form, each with a link to its field', async ({ page }) => {
  const { contact } = journeys;
  const posts = countPosts(page, contact);
  const form = await openForm(page, contact);
  await submitButton(form).click();
  const summary = form.getByRole('alert').filter({ hasText: 'Four fields need a correction.' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Message' }).click();
  await expect(fieldOf(form, 'message')).toBeFocused();
  await expect(fieldOf(form, 'message')).toHaveAccessibleDescription('Write what you need, in a sentence or two.');
  expect(posts.count).toBe(0);
});

test('a visitor who asks for a call has to enter a number, and the team sees the chosen payment period', async ({
  page,
  runningSite,
}) => {
  const expert = journeys['pricing-expert'];
  const email = newAddress('pricing-expert');
  const form = await prepareForm(page, expert, email);
  await page.getByText('Yearly', { exact: true }).click();
  await expect(fieldOf(form, 'phone')).toBeHidden();
  await form.getByRole('radio', { name: 'Phone' }).check();
  await submitButton(form).click();
  await expect(fieldOf(form, 'phone')).toHaveAccessibleDescription('Enter the number on which we should call you.');
  await fieldOf(form, 'phone').fill('+1 202 555 0199');
  await submitButton(form).click();
  await expectToast(page, expert.words.sent.title, expert.words.sent.description);
  expect(await leadsOf(runningSite, 'pricing-expert', email)).toEqual([
    expect.objectContaining({ contactMethod: 'phone', phone: '+1 202 555 0199', billing: 'yearly' }),
  ]);
});

test('the job of an application is stored with the message', async ({ page, runningSite }) => {
  const email = newAddress('contact');
  const { contact } = journeys;
  await page.goto(pages.careers.path);
  await page.getByRole('link', { name: /^Apply.*Senior Voice Engineer$/ }).click();
  const form = formOn(page, contact);
  await expect(form.getByText('Senior Voice Engineer')).toBeVisible();
  await fillIn(form, contact, email);
  await passCaptcha(form);
  await submitButton(form).click();
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  expect(await leadsOf(runningSite, 'contact', email)).toEqual([
    expect.objectContaining({ topic: 'Job application', job: 'senior-voice-engineer' }),
  ]);
});

test('the contact form works with the keyboard alone', async ({ page, runningSite }) => {
  const { contact } = journeys;
  const email = newAddress('contact');
  const form = await openForm(page, contact);
  await page.getByRole('heading', { level: 1 }).click();

  const tabTo = async (target: Locator) => {
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('The keyboard does not reach it.');
  };
  for (const [name, text] of [
    ['firstName', 'Noor'],
    ['lastName', 'Example'],
    ['email', email],
    ['company', 'Sandline Freight'],
    ['teamSize', '5'],
    ['message', 'Please call back.'],
  ] as const) {
    await tabTo(fieldOf(form, name));
    await page.keyboard.type(text);
  }
  await tabTo(captchaBox(form));
  await expect(form.getByText('Check passed')).toBeAttached();
  await tabTo(submitButton(form));
  await page.keyboard.press('Enter');
  await expectToast(page, contact.words.sent.title, contact.words.sent.description);
  expect(await leadsOf(runningSite, 'contact', email)).toEqual([expect.objectContaining({ teamSize: '51-200' })]);
});
