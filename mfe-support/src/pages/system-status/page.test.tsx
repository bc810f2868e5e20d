import { dayText } from '@site/ui/content/day.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { gulfTime } from './clock.tsx';
import { banner, incidents, latencyLimit, regions, services, subscribe, summary } from './content.ts';
import SystemStatusPage from './page.tsx';
import { ServiceState } from './service-state.tsx';

const html = renderToStaticMarkup(<SystemStatusPage />);

it('says first that all systems are operational', () => {
  expect(html).toMatch(/<h1>.*All Systems Operational<\/h1>/);
});

it('names the time zone without script and reads the clock in Dubai', () => {
  expect(html).toContain(banner.zone);
  expect(gulfTime(new Date('2025-01-19T10:32:00Z'))).toBe('14:32');
  expect(gulfTime(new Date('2025-01-19T20:05:00Z'))).toBe('00:05');
});

it('shows four figures, eight services, four regions and three incidents', () => {
  expect(summary).toHaveLength(4);
  expect(services).toHaveLength(8);
  expect(regions).toHaveLength(4);
  expect(incidents).toHaveLength(3);
  const words = [
    ...summary.flatMap(({ label, value }) => [label, value]),
    ...services.flatMap(({ name, uptime }) => [name, uptime]),
    ...regions.flatMap(({ name, location, latency }) => [name, location, `${latency} ms`]),
    ...incidents.flatMap(({ date, title, duration, impact }) => [dayText(date), title, duration, impact]),
  ];
  for (const word of words) expect(html).toContain(word);
});

it('draws latencies below 100 ms, each on the same scale', () => {
  expect(latencyLimit).toBe(100);
  for (const { latency } of regions) {
    expect(latency).toBeLessThan(latencyLimit);
    expect(html).toContain(`<rect width="${latency}" height="6">`);
  }
});

it('names as last incident of a service only incidents that the log explains', () => {
  const explained = incidents.map(({ date }) => date);
  for (const { lastIncident } of services) if (lastIncident) expect(explained).toContain(lastIncident);
});

it('counts as open what is neither resolved nor completed', () => {
  const open = incidents.filter(({ status }) => status !== 'resolved' && status !== 'completed');
  expect(summary.find(({ label }) => label === 'open incidents')?.value).toBe(String(open.length));
});

it('shows an unknown status as operational', () => {
  const operational = renderToStaticMarkup(<ServiceState status="operational" />);
  expect(renderToStaticMarkup(<ServiceState status="quantum" />)).toBe(operational);
  expect(renderToStaticMarkup(<ServiceState status="outage" />)).toContain('Outage');
});

it('opens the subscription in a new tab and says so', () => {
  const links = html.match(/<a href="\/signup" target="_blank" rel="noopener"[^>]*>.*?<\/a>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toContain(subscribe.button);
    expect(link).toContain('(opens in a new tab)');
  }
});
