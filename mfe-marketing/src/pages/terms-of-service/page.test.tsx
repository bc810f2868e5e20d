import { contactPath } from '@site/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/example-site.ts';
import { renderedWords } from '../../testing/rendered-words.ts';
import { termsOfService } from './content.ts';
import TermsOfServicePage from './page.tsx';

const text = termsOfService(exampleSite);
const html = renderToStaticMarkup(<TermsOfServicePage site={exampleSite} pages={[]} />);
const words = renderedWords(html);

describe('the terms of service', () => {
  it('have ten sections, numbered with figures in the margin', () => {
    expect(text.sections).toHaveLength(10);
    for (const [index, { id, title }] of text.sections.entries())
      expect(html).toMatch(new RegExp(`<h2 id="${id}"><span[^>]*>${index + 1}</span> ${title}</h2>`));
  });

  it.each([
    'Free trial 14 days, no credit card',
    'announced by email at least 30 days before they apply',
    'On paid plans the service is up 99.9% of every month',
    'limited to the sum that you paid us in the 12 months before the event',
    'Users must be at least 16 years old.',
    'from 30 days to 7 years. Security logs are kept for 12 months.',
    'removed within 30 days, backups included',
    'in the UAE, the EU or the US',
    'Paid yearly, a plan costs 20% less.',
    'the courts of Dubai have jurisdiction and UAE law applies',
    'answers written questions within 24 hours',
  ])('say: %s', (promise) => {
    expect(words).toContain(promise);
  });

  it('calculate correctly how long a month of 99.9% may be down', () => {
    expect(words).toContain(`In a month of 30 days, 99.9% leaves ${Math.floor(30 * 24 * 60 * 0.001)} minutes.`);
  });

  it('warn of the limits of emergency calls', () => {
    expect(html).toContain('<b>Emergency calls need power and internet.</b>');
  });

  it('name both sides and how to write to us', () => {
    expect(words).toContain(`a contract between ${exampleSite.brand}, ${exampleSite.address} (“we”)`);
    expect(html).toContain(`<a href="mailto:${exampleSite.email}">${exampleSite.email}</a>`);
    for (const topic of ['security', 'privacy', 'ticket'] as const)
      expect(html).toContain(`href="${contactPath(topic)}"`);
  });
});
