import { render, renderPage } from '@site/remote-kit/testing';
import { dayText } from '@site/ui/content/day.tsx';
import { expect, test } from 'vitest';
import { gulfTime } from './clock.tsx';
import { content } from './content.ts';
import { feed } from './incidents.feed.ts';
import SystemStatusPage from './page.tsx';
import { ServiceState } from './service-state.tsx';
import { uptimeOf } from './uptime.ts';

const {
  banner,
  incidents,
  incidentsHead,
  incidentWords,
  latencyLimit,
  regions,
  services,
  servicesHead,
  subscribe,
  summaryOn,
} = content;

const TODAY = '2026-11-24';
const pageOn = (today: string) => renderPage(SystemStatusPage, { today });
const page = pageOn(TODAY);
const summary = summaryOn(TODAY);

test('states first that all systems are operational', () => {
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('All Systems Operational');
});

test('shows the time zone without script and the time in Dubai', () => {
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
    ...services.flatMap((service) => [service.name, service.scope, uptimeOf(service, TODAY)]),
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

test('derives uptime, bars and sentences from the same interruptions', () => {
  const uptimes = services.map((service) => uptimeOf(service, TODAY));
  expect(uptimes).toEqual(['99.99%', '99.97%', '99.99%', '99.98%', '99.99%', '99.95%', '99.99%', '99.98%']);
  const bars = page.getAllByRole('img', { name: servicesHead.bars(1) });
  expect(bars.map((drawing) => drawing.querySelectorAll('.lost').length)).toEqual(services.map(() => 1));
  expect(page.text).toContain('38 minutes lost on November 12, 2026');
});

test('drops an interruption after 90 days and states that the log is older', () => {
  const video = services[1] ?? expect.fail();
  expect(uptimeOf(video, '2027-02-09')).toBe('99.97%');
  expect(uptimeOf(video, '2027-02-10')).toBe('100%');
  expect(uptimeOf(video, '2026-11-11')).toBe('100%');
  expect(page.text).not.toContain(incidentsHead.none);
  const later = pageOn('2027-06-01');
  expect(later.text).toContain(incidentsHead.none);
  expect(later.getAllByRole('img', { name: servicesHead.bars(0) })).toHaveLength(services.length);
});

test('lists every incident of a bar in the feed, with links to existing fragments only', () => {
  for (const { date } of services.flatMap(({ interruptions }) => interruptions))
    expect(feed).toContain(`<id>{origin}/system-status#${date}</id>`);
  const places = [...feed.matchAll(/<link href="\{origin\}\/system-status#([^"]+)"/g)].map(([, place]) => place);
  expect(places).toHaveLength(3);
  for (const place of places) expect(page.element.querySelector(`[id="${place}"]`)).not.toBeNull();
});

test('lists the incidents of the page in the feed', () => {
  for (const { title, status, duration } of incidents) {
    expect(feed).toContain(`<title>${title}</title>`);
    expect(feed).toContain(`<summary>${incidentWords[status]}, ${duration}. `);
  }
  for (const { date } of incidents) expect(page.element.querySelector(`[id="${date}"]`)).not.toBeNull();
  expect(page.getByRole('link', { name: subscribe.feed }).getAttribute('href')).toMatch(/feed/);
});

test('counts incidents as open unless they are resolved or completed', () => {
  const open = incidents.filter(({ status }) => status !== 'resolved' && status !== 'completed');
  expect(summary.find(({ label }) => label === 'open incidents')?.value).toBe(String(open.length));
});

test('shows an unknown status as operational', () => {
  const operational = render(<ServiceState status="operational" />).element.innerHTML;
  expect(render(<ServiceState status="quantum" />).element.innerHTML).toBe(operational);
  expect(render(<ServiceState status="outage" />).text).toContain('Outage');
});

test('opens the subscription by mail in a new tab, with a notice', () => {
  const link = page.getByRole('link', { name: `${subscribe.button} (opens in a new tab)` });
  expect(link.getAttribute('href')).toBe('/signup');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(page.getByRole('link', { name: subscribe.jump }).getAttribute('href')).toBe('#updates');
});
