import type { SiteConfig } from '@site/contracts';
import { formSchemas } from '@site/contracts/forms';
import { hrefsOf, type Rendered, render, within } from '@site/remote-kit/testing';
import { StaticLocation } from '@site/router/server';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { ContactForm } from './contact/contact-form.tsx';
import { contact } from './contact/definition.ts';
import type { FormDefinition } from './form-definition.ts';
import { correctionsTitle } from './live/corrections-title.ts';
import { newsletter } from './newsletter/definition.ts';
import { NewsletterForm } from './newsletter/newsletter-form.tsx';
import { pricingExpert } from './pricing-expert/definition.ts';
import { PricingExpertForm } from './pricing-expert/pricing-expert-form.tsx';
import { signup } from './signup/definition.ts';
import { SignupForm } from './signup/signup-form.tsx';

const site = { phones: { support: '+1 202 555 0100' }, email: 'hello@sandline.example', captcha: {} } as SiteConfig;
const renderForm = (form: ReactNode) => render(<StaticLocation location="/">{form}</StaticLocation>);

const forms: (FormDefinition & { markup: Rendered })[] = [
  { ...newsletter, markup: renderForm(<NewsletterForm site={site} />) },
  { ...contact, markup: renderForm(<ContactForm site={site} />) },
  { ...signup, markup: renderForm(<SignupForm site={site} />) },
  { ...pricingExpert, markup: renderForm(<PricingExpertForm site={site} />) },
];

describe.each(forms)('the $form form before its live code has loaded', ({ form, title, labels, markup }) => {
  test('has a name for screen readers', () => {
    expect(markup.getAllByRole('form', { name: title })).toHaveLength(1);
  });

  test('has every field of its payload with its label', () => {
    for (const [name, label] of Object.entries(labels.fields)) {
      expect(formSchemas[form].shape).toHaveProperty(name);
      expect(markup.element.querySelector(`#${form}-${name}`)).not.toBeNull();
      expect(markup.getAllByText(label)).not.toEqual([]);
    }
  });

  test('requires an email address', () => {
    expect(markup.element.querySelector(`#${form}-email`)).toMatchObject({ type: 'email', required: true });
  });

  test('has a disabled button', () => {
    // `noscript` may bring another one.
    const [button] = markup.getAllByRole('button', { name: labels.submit });
    expect(button).toMatchObject({ type: 'submit', disabled: true });
    // Firefox would keep the button enabled over a reload.
    expect(button?.getAttribute('autocomplete')).toBe('off');
  });

  test('is never sent in the address', () => {
    expect(markup.element.querySelector('form')).toHaveProperty('method', 'post');
  });

  test('shows phone number and email address without JavaScript', () => {
    const words = within(markup.element.querySelector('noscript') as HTMLElement);
    expect(hrefsOf(words, site.phones.support)).toEqual(['tel:+12025550100']);
    expect(hrefsOf(words, site.email)).toEqual([`mailto:${site.email}`]);
  });

  test('hides its honeypot from people, keyboards and password managers', () => {
    const trap = markup.element.querySelector('[aria-hidden="true"] > input[name="website"]');
    const attributes = ['tabindex', 'autocomplete', 'data-lpignore'].map((name) => trap?.getAttribute(name));
    expect(attributes).toEqual(['-1', 'off', 'true']);
  });
});

describe('the summary of mistakes', () => {
  test('spells out their number', () => {
    expect(correctionsTitle(1)).toBe('One field needs a correction.');
    expect(correctionsTitle(2)).toBe('Two fields need a correction.');
  });
});
