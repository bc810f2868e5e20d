import type { SiteConfig } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hero, plans, tools, trial } from './content.ts';
import { signup } from './declaration.ts';
import SignupPage from './page.tsx';

const site = {
  brand: 'Sandline',
  phones: { support: '+1 202 555 0100', whatsapp: '+971 4 555 0100' },
  email: 'hello@sandline.example',
} as SiteConfig;
const html = renderToStaticMarkup(<SignupPage site={site} pages={[]} />);
const words = html
  .replaceAll(/<svg.*?<\/svg>/gs, '')
  .replaceAll(/<[^>]+>/g, ' ')
  .replaceAll(/\s+/g, ' ');

describe('the signup page', () => {
  it('offers to try the brand of this site', () => {
    expect(words).toContain('Try Sandline for 14 days');
  });

  it('claims 14 days, no credit card and a set-up of under 2 minutes', () => {
    for (const claim of ['14-day free trial', 'No credit card', 'Set up in under 2 minutes']) {
      expect(hero.claims).toContain(claim);
      expect(words).toContain(claim);
    }
  });

  it('says 5 minutes to search engines, as the specification does', () => {
    expect(signup.meta.description).toContain('Set up in 5 minutes');
  });

  it('has the fields of the account form, before anything else', () => {
    for (const field of ['firstName', 'lastName', 'email', 'company', 'phone', 'employees']) {
      expect(html).toContain(`name="${field}"`);
    }
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf(trial.title));
  });

  it('lists what the trial includes and how it runs', () => {
    for (const item of trial.items) expect(words).toContain(item);
    for (const { moment, text } of trial.steps) expect(words).toContain(`${moment} ${text}`);
  });

  it('shows four features', () => {
    expect(Object.keys(tools)).toHaveLength(4);
    for (const { title, text } of Object.values(tools)) expect(words).toContain(`${title} ${text}`);
  });

  it('lists three plans with prices and sizes', () => {
    expect(plans.map(({ name, price, description }) => [name, price, description])).toEqual([
      ['Starter', '$15', 'Up to 5 users'],
      ['Professional', '$25', 'Up to 25 users'],
      ['Enterprise', 'Custom', 'Unlimited users'],
    ]);
    expect(words).toContain('Starter $15 per user per month Up to 5 users');
    expect(words).toContain('Professional Most Popular $25 per user per month Up to 25 users');
    expect(words).toContain('Enterprise Custom Unlimited users');
  });

  it('helps by demo and by phone', () => {
    expect(html).toMatch(/<a href="\/contact\?topic=demo"[^>]*>Schedule Demo/);
    expect(html).toContain('href="tel:+12025550100"');
    expect(words).toContain('Call +1 202 555 0100');
  });

  it('links to the terms and the privacy policy', () => {
    expect(html).toContain('<a href="/terms-of-service">Terms of Service</a>');
    expect(html).toContain('<a href="/privacy-policy">Privacy Policy</a>');
  });
});
