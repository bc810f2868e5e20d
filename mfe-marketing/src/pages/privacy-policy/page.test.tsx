import { contactPath } from '@site/contracts';
import { formNames, formSchemas } from '@site/contracts/forms';
import { commonFields } from '@site/contracts/forms/fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/example-site.ts';
import { renderedWords } from '../../testing/rendered-words.ts';
import { formFields } from './form-fields.ts';
import PrivacyPolicyPage from './page.tsx';

const html = renderToStaticMarkup(<PrivacyPolicyPage site={exampleSite} pages={[]} />);
const words = renderedWords(html);

describe('the privacy policy', () => {
  it.each([
    'Calls, messages and files 30 days to 7 years',
    'Security logs 12 months',
    'Deleted data Gone within 30 days',
    'Where data is kept UAE, EU or US',
    'the minimum age of a user is 16',
  ])('says: %s', (promise) => {
    expect(words).toContain(promise);
  });

  it.each(formNames)('names every field that the form %s stores', (form) => {
    const { always, optional } = formFields[form];
    const stored = Object.keys(formSchemas[form].shape).filter((field) => !(field in commonFields));
    expect(Object.keys({ ...always, ...optional }).sort()).toEqual(stored.sort());
    for (const name of Object.values({ ...always, ...optional })) expect(words.toLowerCase()).toContain(name);
  });

  it('names who is responsible, and how to reach them', () => {
    expect(words).toContain(`“We” is ${exampleSite.brand}, ${exampleSite.address}.`);
    expect(html).toContain(`<a href="mailto:${exampleSite.email}">`);
    expect(html).toContain(`<a href="${contactPath('privacy')}">`);
  });

  it('says who does the security check', () => {
    expect(words).toContain('No captcha company is involved');
    const hosted = { ...exampleSite, captcha: { ...exampleSite.captcha, provider: 'turnstile' as const } };
    const other = renderedWords(renderToStaticMarkup(<PrivacyPolicyPage site={hosted} pages={[]} />));
    expect(other).toContain('The security check is done by Cloudflare Turnstile.');
    expect(other).not.toMatch(/No captcha company|nothing is loaded from another company/);
  });

  it('leads to the cookie policy, the terms and the security page', () => {
    for (const path of ['/cookie-policy', '/terms-of-service', '/security']) expect(html).toContain(`href="${path}"`);
  });
});
