import { contactPath } from '@site/contracts';
import { renderPage, tableRows } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import HipaaCompliancePage from './page.tsx';

const page = renderPage(HipaaCompliancePage);

test('draws the three data regions and compares them', () => {
  expect(page.getByRole('img', { name: /^Three data regions.*US, EU and UAE/ })).toBeDefined();
  expect(
    tableRows(page.getByRole('region', { name: 'Data regions, reasons and further rules' })).map(([region]) => region),
  ).toEqual(['US', 'EU', 'UAE']);
});

test('states retention of data and logs, and when deleted data is removed', () => {
  expect(page.text).toContain('from 30 days to 7 years');
  expect(page.text).toContain('what is deleted is removed within 30 days');
  expect(page.text).toContain('12 months here, 6\u00a0years exported');
});

test('claims no certificate for the provider', () => {
  expect(page.text).toContain('recognizes no certificate');
  expect(page.text).not.toMatch(/\bwe are (certified|compliant)\b/i);
});

test('links to contacts for the agreement and for reports', () => {
  for (const name of ['Write to us', 'Tell us'])
    expect(page.getByRole('link', { name }).getAttribute('href')).toBe(contactPath('security'));
});
