import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite } from '../../../testing/example-site.ts';
import BusinessContinuityPage from './page.tsx';

const html = renderToStaticMarkup(<BusinessContinuityPage site={exampleSite} pages={[]} />);

it('draws the crest that breaks and the one that takes the call', () => {
  expect(html).toMatch(/role="img" aria-label="One crest breaks[^"]*moves to the next crest/);
});

it('gives every function a recovery time and a recovery point', () => {
  for (const heading of ['RTO', 'RPO']) expect(html).toContain(`<th scope="col">${heading}</th>`);
  expect(html).toContain('<th scope="row">Emergency calls</th>');
});

it('states what the specification promises about failover, uptime, retention and regions', () => {
  for (const constant of [
    'under 30 s',
    '99.9%, the SLA of paid plans',
    '100 Kbps',
    '30 days to 7 years',
    'the UAE, the EU or the US',
    'removed within 30 days',
  ]) {
    expect(html).toContain(constant);
  }
});

it('leads to the state of the platform in the middle of an outage', () => {
  expect(html).toContain('<a href="/system-status">System Status</a>');
});

const MINUTES_IN_30_DAYS = 30 * 24 * 60;

it.each([
  { availability: 0.995, shown: '3 hours 36 minutes', minutes: 216 },
  { availability: 0.999, shown: '43 minutes', minutes: 43 },
  { availability: 0.9999, shown: '4 minutes', minutes: 4 },
])('counts $shown a month without service at $availability', ({ availability, shown, minutes }) => {
  expect(Math.round((1 - availability) * MINUTES_IN_30_DAYS)).toBe(minutes);
  expect(html).toContain(`<td>${shown}</td>`);
});
