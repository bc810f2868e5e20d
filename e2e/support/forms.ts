import { randomUUID } from 'node:crypto';
import type { FormName } from '@site/contracts/forms';
import { expect, hydrated } from '@site/dev-tools/browser/test.ts';
import type { Locator, Page } from 'playwright/test';
import { site } from './pages.ts';
import { toastRegion } from './toasts.ts';

/** A form and a visitor's entries. */
export interface FormJourney {
  form: FormName;
  path: string;
  /** Text by field name, without the email address. */
  entries: Readonly<Record<string, string>>;
  /** Copy from the specification, sections 4 and 8. */
  words: {
    pending: string;
    sent: { title: string; description: string };
    failed: string;
    /** Shown when there is no response; Chromium's own message where the form shows the browser's. */
    unreachable: string;
  };
}

const message = {
  pending: 'Sending...',
  sent: { title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." },
  failed: 'Error sending message',
  unreachable: 'Please try again later.',
};

export const journeys = {
  newsletter: {
    form: 'newsletter',
    path: '/system-status',
    entries: {},
    words: {
      pending: 'Subscribing...',
      sent: {
        title: 'Successfully subscribed!',
        description: "Thank you for subscribing. You'll receive updates on new features and industry insights.",
      },
      failed: 'Subscription failed',
      unreachable: 'Failed to fetch',
    },
  },
  contact: {
    form: 'contact',
    path: '/contact',
    entries: {
      firstName: 'Noor',
      lastName: 'Example',
      company: 'Sandline Freight',
      teamSize: '11-50',
      message: 'Two sites, forty phones. What does porting take?',
    },
    words: message,
  },
  signup: {
    form: 'signup',
    path: '/signup',
    entries: {
      firstName: 'Sami',
      lastName: 'Example',
      company: 'Sandline Freight',
      phone: '+1 202 555 0142',
      employees: '51-200',
    },
    words: {
      pending: 'Starting Your Trial...',
      sent: {
        title: `Welcome to ${site.brand}!`,
        description: "Your free trial has been activated. We'll send you login details shortly.",
      },
      failed: 'Signup Failed',
      unreachable: 'Failed to fetch',
    },
  },
  'pricing-expert': {
    form: 'pricing-expert',
    path: '/pricing',
    entries: { solution: 'Enterprise', note: 'Forty users, three queues.' },
    words: message,
  },
} satisfies Partial<Record<FormName, FormJourney>>;

export const newAddress = (form: FormName) => `${form}-${randomUUID()}@visitor.example`;

export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

export const submitButton = (form: Locator) => form.locator('[data-submit] > button');

/** The form: it has an accessible name and a field for the visitor's address. */
export const formOn = (page: Page, { form }: FormJourney) =>
  page.getByRole('form').filter({ has: page.locator(`#${form}-email`) });

/** The captcha's box, once its code has rendered it. */
export const captchaBox = (form: Locator) => form.getByRole('checkbox', { name: /not a robot/ });

/** Opens the page of a form, touches the form and waits until its code is loaded. */
export async function openForm(page: Page, journey: FormJourney): Promise<Locator> {
  await page.goto(journey.path);
  await hydrated(page);
  const form = formOn(page, journey);
  await fieldOf(form, 'email').focus();
  await expect(
    captchaBox(form)
      .or(form.getByText(/security check could/))
      .first(),
  ).toBeVisible();
  return form;
}

/** Enters all fields, including the address. */
export async function fillIn(form: Locator, { entries }: FormJourney, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ email, ...entries })) {
    const field = fieldOf(form, name);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(text);
    else await field.fill(text);
  }
}

/** Waits until fields contain these texts. */
export async function holds(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) await expect(fieldOf(form, name)).toHaveValue(text);
}

/** Ticks the captcha's box unless it has started by itself, and waits until it has passed. */
export async function passCaptcha(form: Locator): Promise<void> {
  await captchaBox(form).check();
  await expect(form.getByText('Check passed')).toBeAttached();
}

/** Does everything that a visitor does before pressing the button. */
export async function prepareForm(page: Page, journey: FormJourney, email: string): Promise<Locator> {
  const form = await openForm(page, journey);
  await fillIn(form, journey, email);
  await passCaptcha(form);
  return form;
}

/** A toast with exactly this text. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const region = toastRegion(page);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(description, { exact: true })).toBeVisible();
}
