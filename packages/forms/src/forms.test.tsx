import type { SiteConfig } from '@site/contracts';
import { formSchemas } from '@site/contracts/forms';
import { StaticRouter } from '@site/router/server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ContactForm } from './contact/contact-form.tsx';
import { contact } from './contact/definition.ts';
import { correctionsTitle } from './corrections-title.ts';
import type { FormDefinition } from './form-definition.ts';
import { pricingExpert } from './pricing-expert/definition.ts';
import { PricingExpertForm } from './pricing-expert/pricing-expert-form.tsx';
import { signup } from './signup/definition.ts';
import { SignupForm } from './signup/signup-form.tsx';

const site = { phones: { support: '+1 202 555 0100' }, email: 'hello@sandline.example' } as SiteConfig;
const render = (form: ReactNode) => renderToStaticMarkup(<StaticRouter location="/">{form}</StaticRouter>);

const forms: (FormDefinition & { html: string })[] = [
  { ...contact, html: render(<ContactForm site={site} />) },
  { ...signup, html: render(<SignupForm site={site} />) },
  { ...pricingExpert, html: render(<PricingExpertForm site={site} />) },
];

describe.each(forms)('the $form form, before its live code has loaded', ({ form, labels, html }) => {
  test('has every field of its payload, under its label', () => {
    for (const [name, label] of Object.entries(labels.fields)) {
      expect(formSchemas[form].shape).toHaveProperty(name);
      expect(html).toContain(`id="${form}-${name}"`);
      expect(html).toContain(`>${label}<`);
    }
  });

  test('has its button, which is disabled yet', () => {
    expect(html).toMatch(new RegExp(`<button[^>]* type="submit" disabled=""[^>]*>${labels.submit}`));
  });

  test('says without JavaScript how else to reach a person', () => {
    const words = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1];
    expect(words).toContain(`<a href="tel:+12025550100">${site.phones.support}</a>`);
    expect(words).toContain(`<a href="mailto:${site.email}">${site.email}</a>`);
  });

  test('hides its honeypot from people, keyboards and password managers', () => {
    const trap = /aria-hidden="true">(<input[^>]*name="website"[^>]*>)/.exec(html)?.[1];
    expect(trap).toContain('tabindex="-1"');
    expect(trap).toMatch(/autocomplete="off"/i);
    expect(trap).toContain('data-lpignore="true"');
  });
});

describe('the summary of mistakes', () => {
  test('counts them in words', () => {
    expect(correctionsTitle(1)).toBe('One field needs a correction.');
    expect(correctionsTitle(2)).toBe('Two fields need a correction.');
  });
});
