import { contactPath } from '@site/contracts';
import { exampleSite, hrefsOf, renderPage } from '@site/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import * as facts from '../../facts/facts.ts';
import { plans } from '../../plans/plans.ts';
import { yearlySaving } from '../../plans/yearly-saving.ts';
import TermsOfServicePage from './page.tsx';

const page = renderPage(TermsOfServicePage);
const downtime = Math.floor(30 * 24 * 60 * (1 - Number.parseFloat(facts.uptime) / 100));

describe('the terms of service', () => {
  test('number their sections with figures in the margin', () => {
    const headings = page.getByRole('article').querySelectorAll('h2');
    expect(headings.length).toBeGreaterThan(0);
    for (const [index, heading] of headings.entries())
      expect(heading.querySelector('span')?.textContent).toBe(String(index + 1));
  });

  test.each([
    `Free trial ${facts.trialDays} days, no credit card`,
    'announced by email at least 30\u00a0days before they apply',
    `On paid plans the service is up ${facts.uptime} of every month`,
    `In a month of 30\u00a0days, ${facts.uptime} leaves ${downtime}\u00a0minutes.`,
    'limited to the sum that you paid us in the 12\u00a0months before the event',
    'Users must be at least 16\u00a0years old.',
    `from ${facts.retention}. Security logs are kept for ${facts.securityLogs}.`,
    `removed within ${facts.deletion}, backups included`,
    'in the UAE, the EU or the US',
    `Paid yearly, a plan costs ${yearlySaving(plans)}% less.`,
    'the courts of Dubai have jurisdiction and UAE law applies',
    `answers written questions within ${facts.answerTime}`,
    'Emergency calls need power and internet.',
  ])('state: %s', (promise) => {
    expect(page.text).toContain(promise);
  });

  test('name both parties and the contact address', () => {
    expect(page.text).toContain(`a contract between ${exampleSite.brand}, ${exampleSite.address} (“we”)`);
    expect(hrefsOf(page, exampleSite.email)).toContain(`mailto:${exampleSite.email}`);
    for (const topic of ['security', 'privacy', 'ticket'] as const)
      expect(page.element.querySelector(`a[href="${contactPath(topic)}"]`), topic).not.toBeNull();
  });
});
