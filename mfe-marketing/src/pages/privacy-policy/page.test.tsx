import { contactPath } from '@site/contracts';
import { formNames, formSchemas } from '@site/contracts/forms';
import { commonFields } from '@site/contracts/forms/fields';
import { retentionDays } from '@site/contracts/forms/retention';
import { exampleSite, hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import * as facts from '../../facts/facts.ts';
import { formFields } from './form-fields.ts';
import PrivacyPolicyPage from './page.tsx';

const page = renderPage(PrivacyPolicyPage);

describe('the privacy policy', () => {
  test.each([
    `Calls, messages and files ${facts.retention}`,
    `Security logs ${facts.securityLogs}`,
    `Deleted data Gone within ${facts.deletion}`,
    `Contact and pricing forms ${retentionDays.contact / 365}\u00a0years`,
    `Trial form ${retentionDays.signup / 365}\u00a0years`,
    'Where data is kept UAE, EU or US',
    'the minimum age of a user is 16',
  ])('states: %s', (promise) => {
    expect(page.text).toContain(promise);
  });

  test('has one retention period for messages and requests for a quote', () => {
    expect(retentionDays['pricing-expert']).toBe(retentionDays.contact);
  });

  test.each(formNames)('lists every field that the form %s stores', (form) => {
    const { always, optional } = formFields[form];
    const stored = Object.keys(formSchemas[form].shape).filter((field) => !(field in commonFields));
    expect(Object.keys({ ...always, ...optional }).sort()).toEqual(stored.sort());
    for (const name of Object.values({ ...always, ...optional })) expect(page.text.toLowerCase()).toContain(name);
  });

  test('names the controller and its contact', () => {
    expect(page.text).toContain(`“We” is ${exampleSite.brand}, ${exampleSite.address}.`);
    expect(hrefsOf(page, exampleSite.email)).toContain(`mailto:${exampleSite.email}`);
    expect(page.element.querySelector(`a[href="${contactPath('privacy')}"]`)).not.toBeNull();
  });

  test('names the captcha provider', () => {
    expect(page.text).toContain('No captcha company is involved');
    const captcha = { ...exampleSite.captcha, provider: 'turnstile' as const };
    const hosted = renderPage(PrivacyPolicyPage, { site: { ...exampleSite, captcha } });
    expect(hosted.text).toContain('The security check is done by Cloudflare Turnstile.');
    expect(hosted.text).not.toMatch(/No captcha company|nothing is loaded from another company/);
  });

  test.each(['/cookie-policy', '/terms-of-service', '/security'])('links to %s', (path) => {
    expect(page.element.querySelector(`a[href="${path}"]`)).not.toBeNull();
  });
});
