import type { SiteConfig } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newsletter } from './definition.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const site = { phones: { support: '+1 202 555 0100' }, email: 'hello@sandline.example', captcha: {} } as SiteConfig;
const html = renderToStaticMarkup(<NewsletterForm site={site} />);

test('the newsletter form has a name and a label for screen readers', () => {
  expect(html).toContain(`aria-label="${newsletter.title}"`);
  expect(html).toMatch(new RegExp(`<label[^>]* for="newsletter-email">${newsletter.labels.fields.email}</label>`));
});

test('its field is a required email field', () => {
  expect(html).toMatch(/<input type="email" required="" autoComplete="email"[^>]*name="email"/i);
});

test('its button is disabled before its code has loaded', () => {
  expect(html).toMatch(
    new RegExp(`<button type="submit" disabled=""[^>]*><span>${newsletter.labels.submit}</span></button>`),
  );
});
