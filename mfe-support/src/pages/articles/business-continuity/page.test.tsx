import { renderPage } from '@site/remote-kit/testing';
import { expect, test } from 'vitest';
import BusinessContinuityPage from './page.tsx';

const page = renderPage(BusinessContinuityPage);

test('draws the crest that breaks and the one that takes the call', () => {
  expect(page.getByRole('img', { name: /^One crest breaks.*moves to the next crest/ })).toBeDefined();
});

test('gives every function a recovery time and a recovery point', () => {
  for (const name of ['RTO', 'RPO']) expect(page.getAllByRole('columnheader', { name })).not.toEqual([]);
  expect(page.getByRole('rowheader', { name: 'Emergency calls' })).toBeDefined();
});

test.each([
  'under 30\u00a0s',
  '99.9%, the SLA of paid plans',
  '100\u00a0Kbps',
  '30 days to 7 years',
  'the UAE, the EU or the US',
  'removed within 30 days',
])("states the specification's figures for failover, uptime, retention and regions: %s", (promise) => {
  expect(page.text).toContain(promise);
});

test('links to the status page', () => {
  expect(page.getByRole('link', { name: 'System Status' }).getAttribute('href')).toBe('/system-status');
});

const MINUTES_IN_30_DAYS = 30 * 24 * 60;

test.each([
  { availability: 0.995, shown: '3\u00a0hours 36\u00a0minutes', minutes: 216 },
  { availability: 0.999, shown: '43 minutes', minutes: 43 },
  { availability: 0.9999, shown: '4\u00a0minutes', minutes: 4 },
])('counts $shown of monthly downtime at $availability', ({ availability, shown, minutes }) => {
  expect(Math.round((1 - availability) * MINUTES_IN_30_DAYS)).toBe(minutes);
  expect(page.getByRole('cell', { name: shown })).toBeDefined();
});
