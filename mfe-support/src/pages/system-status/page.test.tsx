import { render, renderPage } from '@site/remote-kit/testing';
import { dayText } from '@site/ui/content/day.tsx';
import { expect, test } from 'vitest';
import { gulfTime } from './clock.tsx';
import { content } from './content.ts';
import SystemStatusPage from './page.tsx';
import { ServiceState } from './service-state.tsx';

const { banner, incidents, latencyLimit, regions, services, subscribe, summary } = content;

const page = renderPage(SystemStatusPage);

test('says first that all systems are operational', () => {
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('All Systems Operational');
});

test('names the time zone without script and reads the clock in Dubai', () => {
  expect(page.text).toContain(banner.zone);
  expect(gulfTime(new Date('2025-01-19T10:32:00Z'))).toBe('14:32');
  expect(gulfTime(new Date('2025-01-19T20:05:00Z'))).toBe('00:05');
});

test('shows four figures, eight services, four regions and three incidents', () => {
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
  for (const word of words) expect(page.text).toContain(word);
});

test('draws latencies below 100 ms, each on the same scale', () => {
  expect(latencyLimit).toBe(100);
  for (const { latency } of regions) {
    expect(latency).toBeLessThan(latencyLimit);
    expect(page.element.querySelector(`rect[width="${latency}"][height="6"]`)).not.toBeNull();
  }
});

test('names as last incident of a service only incidents that the log explains', () => {
  const explained = incidents.map(({ date }) => date);
  for (const { lastIncident } of services) if (lastIncident) expect(explained).toContain(lastIncident);
});

test('counts as open what is neither resolved nor completed', () => {
  const open = incidents.filter(({ status }) => status !== 'resolved' && status !== 'completed');
  expect(summary.find(({ label }) => label === 'open incidents')?.value).toBe(String(open.length));
});

test('shows an unknown status as operational', () => {
  const operational = render(<ServiceState status="operational" />).element.innerHTML;
  expect(render(<ServiceState status="quantum" />).element.innerHTML).toBe(operational);
  expect(render(<ServiceState status="outage" />).text).toContain('Outage');
});

test('opens the subscription in a new tab and says so', () => {
  const links = page.getAllByRole('link', { name: `${subscribe.button} (opens in a new tab)` });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link.getAttribute('href')).toBe('/signup');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  }
});
