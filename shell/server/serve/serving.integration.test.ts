import { createHash } from 'node:crypto';
import type { Release } from '@site/contracts';
import { speculationRules } from '@site/contracts/speculation-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShell } from '../testing/test-shell.ts';

const shell = new TestShell();

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

beforeAll(async () => {
  shell.sales.publish({ name: 'sales', pages: [{ path: '/', title: 'Voice for {brand}' }, { path: '/prices' }] });
  const change = ({ pages, ...release }: Release): Release => ({
    ...release,
    pages: pages.map((page) => ({ ...page, hydrateOnTouch: page.path === '/search' })),
  });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }, { path: '/search' }], change });
  await shell.start();
});

afterAll(() => shell.dispose());

const scriptOf = (html: string) => /<script data-application=[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/** Policy of a document for scripts. */
function scriptPolicyOf(html: string): string {
  const [, escaped = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
  return /script-src [^;]*/.exec(escaped.replaceAll('&#39;', "'"))?.[0] ?? '';
}

/** Policy that allows exactly the one inline script of a document. Speculation rules are data, not scripts. */
const policyFor = (html: string) =>
  [
    "script-src 'self'",
    ...[scriptOf(html), ...Object.values(speculationRules)].map((text) => `'${hashOf(text)}'`),
  ].join(' ');

describe('A document', () => {
  test('is complete without JavaScript', async () => {
    const html = await shell.text('/');
    expect(html).toContain('<title>Voice for Dunevox</title>');
    expect(html).toContain('<meta name="description" content="Description of /">');
    expect(html).toContain('<h1>Page /</h1>');
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
  });

  test('allows exactly its own styles and one inline script, which is identical on all pages that do not wait for a touch', async () => {
    const response = await shell.get('/');
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const html = await response.text();
    const [, escaped = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
    const policy = escaped.replaceAll('&#39;', "'");
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(styles.length).toBeGreaterThan(1);
    for (const css of styles) expect(policy).toContain(`'${hashOf(css)}'`);
    expect(scriptPolicyOf(html)).toBe(policyFor(html));
    expect(scriptOf(await shell.text('/help'))).toBe(scriptOf(html));
    expect(policy).not.toContain('unsafe');
  });

  test('of a page that waits for a touch names the file of the script that other documents contain', async () => {
    const html = await shell.text('/search');
    expect(scriptPolicyOf(html)).toBe(policyFor(html));
    const [, starter = ''] = / data-starter="([^"]*)"/.exec(html) ?? [];
    expect(await shell.text(starter)).toBe(scriptOf(await shell.text('/')));
  });

  test('is also at its address with percent-encoded letters', async () => {
    expect(await shell.text('/%70rice%73')).toBe(await shell.text('/prices'));
    const moved = await shell.get('/%70rices/?plan=%70ro');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/prices?plan=%70ro']);
    for (const path of ['/prices%2F', '/%2D/composition', '/%2570rices'])
      expect((await shell.get(path)).status).toBe(404);
  });
});

describe('Any other address', () => {
  test('shows the not-found page with status 404', async () => {
    for (const address of ['/404/x', '/%00', '/metrics', '/livez', '/readyz', '/__proto__']) {
      const response = await shell.get(address);
      expect(response.status, address).toBe(404);
      expect(await response.text(), address).toContain('404 Page Not Found');
    }
  });

  test('does not show the description of a release', async () => {
    expect((await shell.get('/remotes/sales/release.json')).status).toBe(404);
  });
});

describe('An operator', () => {
  test('sees the composition', async () => {
    const report = await shell.report();
    expect(report.releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '1.0.0' } });
    expect(report.pages.map(({ path, remote }) => [path, remote])).toEqual([
      ['/', 'sales'],
      ['/prices', 'sales'],
      ['/help', 'help'],
      ['/search', 'help'],
    ]);
    expect(report.pages.every(({ bytes }) => bytes > 1_000)).toBe(true);
    expect(report).toMatchObject({ id: expect.any(String), createdAt: expect.any(String), refused: [], failed: null });
  });

  test('can read liveness, readiness and metrics', async () => {
    expect((await shell.get('/-/live')).status).toBe(200);
    expect((await shell.get('/-/ready')).status).toBe(200);
    expect(await shell.text('/-/metrics')).toContain('site_compositions_total{outcome="live"} 1');
  });

  test('is required for a refresh', async () => {
    const forwarded = await shell.get('/-/refresh', { method: 'POST', headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(forwarded.status).toBe(403);
    const fromPage = await shell.get('/-/refresh', { method: 'POST', headers: { origin: 'https://other.invalid' } });
    expect(fromPage.status).toBe(403);
    expect((await shell.get('/-/refresh')).status).toBe(404);
  });

  test('gets 503 from the API without forms-service', async () => {
    const response = await shell.get('/api/contact', { method: 'POST' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
  });
});
