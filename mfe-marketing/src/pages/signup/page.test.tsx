import { contactPath } from '@site/contracts';
import { exampleSite, hrefsOf, renderPage, textOf } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import * as facts from '../../facts/facts.ts';
import { content } from './content.ts';
import { signup } from './declaration.ts';
import SignupPage from './page.tsx';

const page = renderPage(SignupPage);
const { hero, plans, plansHead, tools, trial } = content;

describe('the signup page', () => {
  test('offers a trial of the brand of this site, with its terms', () => {
    page.getByRole('heading', { level: 1, name: hero.title(exampleSite.brand) });
    for (const claim of hero.claims) page.getByText(claim);
  });

  test('states the setup time for search engines', () => {
    expect(signup.meta.description).toContain(`Set up in ${facts.announcedSetupMinutes} minutes`);
  });

  test('has the fields of the account form, before anything else', () => {
    const form = page.getByRole('form');
    for (const name of ['firstName', 'lastName', 'email', 'company', 'phone', 'employees'])
      expect(form.querySelector(`[name="${name}"]`), name).not.toBeNull();
    const position = form.compareDocumentPosition(page.getByRole('heading', { name: trial.title }));
    expect(position & form.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('lists what the trial includes and how it runs', () => {
    for (const item of trial.items) page.getByText(item);
    for (const { moment, text } of trial.steps) expect(page.text).toContain(`${moment} ${text}`);
  });

  test('shows first tasks of a team', () => {
    for (const { title, text } of Object.values(tools)) expect(page.text).toContain(`${title} ${text}`);
  });

  test.each(plans)('lists the plan $name with its price and size', (plan) => {
    const { name, price, description, ...details } = plan;
    const row = page.getByRole('heading', { level: 3, name }).closest('li');
    const popular = 'popular' in details ? `${plansHead.popular} ` : '';
    const unit = 'perUser' in details ? `${plansHead.unit} ` : '';
    expect(row && textOf(row)).toContain(`${name} ${popular}${price} ${unit}${description}`);
  });

  test('offers help by demo and by phone', () => {
    expect(hrefsOf(page, content.help.demo)).toEqual([contactPath('demo')]);
    expect(hrefsOf(page, `Call ${exampleSite.phones.support}`)).toEqual(['tel:+12025550199']);
  });

  test('links to the terms and the privacy policy', () => {
    expect(hrefsOf(page, 'Terms of Service')).toEqual(['/terms-of-service']);
    expect(hrefsOf(page, 'Privacy Policy')).toEqual(['/privacy-policy']);
  });
});
