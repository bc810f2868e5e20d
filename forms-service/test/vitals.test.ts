import { VITALS_PATH, type ViewReport } from '@site/contracts/vitals';
import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '../src/limits/limiter.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startService } from './service.ts';
import { visitorAt } from './visitor.ts';

const view: ViewReport = { remote: 'marketing', release: '1.0.0-3f9a2c', group: '/pricing', vitals: {} };
const labels = 'remote="marketing",release="1.0.0-3f9a2c",group="/pricing"';

function send(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address + VITALS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function seriesOf(address: string): Promise<Map<string, number>> {
  const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n');
  const samples = lines.filter((line) => line.startsWith('visitor_')).map((line) => line.split(/ (?=[^ ]+$)/));
  return new Map(samples.map(([series = '', value]) => [series, Number(value)]));
}

const labelSetsOf = (series: Map<string, number>) =>
  [...series.keys()].filter((name) => name.startsWith('visitor_views_total'));

describe('a page view report', () => {
  test('is counted by remote, release and page group', async () => {
    const { address } = await startService();
    const vitals = { LCP: 2_100, INP: 350, CLS: 0.3, TTFB: 120 };
    const answer = await send(address, { views: [{ ...view, vitals, errors: 2, violations: { 'script-src': 1 } }] });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await send(address, {
      views: [
        { ...view, vitals: { LCP: 5_000 } },
        { ...view, release: '1.0.1' },
      ],
    });

    const series = await seriesOf(address);
    expect(series.get(`visitor_views_total{${labels}}`)).toBe(2);
    expect(series.get(`visitor_views_total{${labels.replace('1.0.0-3f9a2c', '1.0.1')}}`)).toBe(1);
    expect(series.get(`visitor_errors_total{${labels}}`)).toBe(2);
    expect(series.get(`visitor_policy_violations_total{${labels},directive="script-src"}`)).toBe(1);
    const upTo = (metric: string, le: string) => series.get(`visitor_${metric}_bucket{le="${le}",${labels}}`);
    expect([upTo('lcp_seconds', '1.25'), upTo('lcp_seconds', '2.5'), upTo('lcp_seconds', '+Inf')]).toEqual([0, 1, 2]);
    expect([upTo('inp_seconds', '0.2'), upTo('inp_seconds', '0.5')]).toEqual([0, 1]);
    expect([upTo('cls', '0.25'), upTo('cls', '0.5')]).toEqual([0, 1]);
    expect(upTo('ttfb_seconds', '0.4')).toBe(1);
  });

  test('counts a page view once, even with a later error', async () => {
    const { address } = await startService();
    await send(address, { views: [view] });
    await send(address, { views: [{ ...view, vitals: undefined, errors: 1 }] });
    const series = await seriesOf(address);
    expect(series.get(`visitor_views_total{${labels}}`)).toBe(1);
    expect(series.get(`visitor_errors_total{${labels}}`)).toBe(1);
  });

  test('leaves no lead, address, cookie or log line about a visitor', async () => {
    const { address, store, lines } = await startService({ trustedHops: 1 });
    const visitor = { 'x-forwarded-for': '198.51.100.7', cookie: 'id=7', 'user-agent': 'Browser/7' };
    const answer = await send(address, { views: [view] }, visitor);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await storedLeads(store)).toEqual([]);
    expect(lines.join()).toContain(VITALS_PATH);
    expect(lines.join() + (await (await fetch(`${address}/metrics`)).text())).not.toMatch(/198\.51|id=7|Browser/);
  });
});

describe('an invalid report', () => {
  test.each([
    ['that is no JSON', '{'],
    ['without page views', { views: [] }],
    ['of more page views than a tab reports at once', { views: Array.from({ length: 9 }, () => view) }],
    ['with a field that is not counted', { views: [{ ...view, visitor: 'me' }] }],
    ['of a remote that cannot exist', { views: [{ ...view, remote: 'Evil"} 1\n' }] }],
    ['of a release that cannot exist', { views: [{ ...view, release: '<script>' }] }],
    ['of a whole path', { views: [{ ...view, group: '/solutions/cloud-phone' }] }],
    ['of a path with a query', { views: [{ ...view, group: '/contact?email=me' }] }],
    ['with an unknown metric', { views: [{ ...view, vitals: { FCP: 1 } }] }],
    ['with a negative metric', { views: [{ ...view, vitals: { LCP: -1 } }] }],
    ['with a metric that is no number', { views: [{ ...view, vitals: { LCP: '1' } }] }],
    ['with a thousand errors', { views: [{ ...view, errors: 1_000 }] }],
    ['with an unknown directive', { views: [{ ...view, violations: { 'made-up': 1 } }] }],
  ])('%s is refused and not counted', async (_title, body) => {
    const { address } = await startService();
    expect((await send(address, body)).status).toBe(400);
    expect(labelSetsOf(await seriesOf(address))).toEqual([]);
  });

  test('of another site, another type or more than 4 KB is refused', async () => {
    const { address } = await startService();
    const body = { views: [view] };
    const refused = [
      await send(address, body, { origin: 'https://elsewhere.example' }),
      await send(address, body, { 'sec-fetch-site': 'cross-site' }),
      await send(address, body, { 'content-type': 'text/plain' }),
      await send(address, { ...body, more: 'x'.repeat(5_000) }),
      await fetch(address + VITALS_PATH),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 415, 413, 405]);
    expect(labelSetsOf(await seriesOf(address))).toEqual([]);
  });
});

/** Page views of invented releases. */
const invented = (count: number): ViewReport[] =>
  Array.from({ length: count }, (_, index) => ({ ...view, release: `0.0.${index}` }));

/** A service under load closes connections that wait too long for their turn. */
const AT_ONCE = 50;

/** Sends reports from many visitors. */
async function flood(address: string, views: ViewReport[]): Promise<void> {
  const from = (visitor: number) => ({ 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` });
  const sent = Array.from({ length: Math.ceil(views.length / 8) }, (_, visitor) => async () => {
    const report = { views: views.slice(visitor * 8, visitor * 8 + 8) };
    expect((await send(address, report, from(visitor))).status).toBe(204);
  });
  for (let first = 0; first < sent.length; first += AT_ONCE)
    await Promise.all(sent.slice(first, first + AT_ONCE).map((start) => start()));
}

describe('ten thousand invented releases', () => {
  test('create three hundred label sets and one for the rest, keeping those of real pages', async () => {
    const { address } = await startService({ trustedHops: 1 });
    await send(address, { views: [view] });
    await flood(address, invented(10_000));
    await send(address, { views: [view] });

    const series = await seriesOf(address);
    expect(labelSetsOf(series)).toHaveLength(301);
    expect(series.get('visitor_views_total{remote="other",release="other",group="other"}')).toBe(9_701);
    expect(series.get(`visitor_views_total{${labels}}`)).toBe(2);
  });

  test('give way to a new release after a quarter of an hour', async () => {
    let now = Date.parse('2026-11-22T12:00:00Z');
    const { address } = await startService({ trustedHops: 1, metrics: createMetrics(() => new Date(now)) });
    await flood(address, invented(300));
    await send(address, { views: [view] });
    expect((await seriesOf(address)).has(`visitor_views_total{${labels}}`)).toBe(false);

    now += 15 * 60_000;
    await send(address, { views: [{ ...view, vitals: { LCP: 1_000 }, violations: { 'img-src': 1 } }] });
    const series = await seriesOf(address);
    expect(series.get(`visitor_views_total{${labels}}`)).toBe(1);
    expect([...series.keys()].filter((name) => name.includes('release="0.0.0"'))).toEqual([]);
  });
});

test('a visitor above the report limit can still send forms', async () => {
  const { address } = await startService({ limits: { posts: createRateLimiter(10, 60) } });
  const answers = await Promise.all(Array.from({ length: 320 }, () => send(address, { views: [view] })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await visitorAt(address).send('contact')).status).toBe(200);
});
