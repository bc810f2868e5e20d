import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { navigate } from '../../testing/navigate.ts';
import { createOperationsClient, elsewhere, noticeIn } from '../../testing/operations-client.ts';
import { TestShell } from '../../testing/test-shell.ts';

const TEAM = 'team-token-with-enough-letters';
const OPERATOR = 'operator-token-with-enough-letters';
const TWO_HOURS_MS = 2 * 60 * 60 * 1_000;

const shell = new TestShell();
const tokenFile = path.join(shell.dataDir, 'tokens.json');

const team = { name: 'sales ci', sha256: createHash('sha256').update(TEAM).digest('hex'), remotes: ['sales'] };
const operator = { name: 'operator', token: OPERATOR, remotes: ['*'] };
const writeTokens = (...tokens: object[]) => writeFileSync(tokenFile, JSON.stringify({ tokens }));

const publish = (version: string, html?: string) =>
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }, { path: '/prices', ...(html && { html }) }] });

beforeAll(async () => {
  writeTokens(team, operator);
  publish('1.0.0');
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start({ TEAM_TOKENS_FILE: tokenFile });
  publish('2.0.0');
  await shell.refresh();
});

afterAll(() => shell.dispose());

type Headers = Record<string, string>;

const { open, send, signIn, signInElsewhere } = createOperationsClient(shell);

describe('The operations page', () => {
  test('shows live releases and history on this machine without a token', async () => {
    const response = await open('/-/');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1>Everything is live<\/h1>/);
    expect(html).toContain('<a href="/-/remotes/sales">sales</a>');
    expect(html).toContain('<code>2.0.0</code>');
    expect(html).toMatch(/<strong>Publish<\/strong> <a href="\/-\/remotes\/sales">sales<\/a> <code>1\.0\.0<\/code>/);
    expect(html).not.toContain('formaction');
  });

  test('cannot be cached or framed, and runs no script', async () => {
    const response = await open('/-/');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'noopener-allow-popups',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
    const html = await response.text();
    expect(html).not.toMatch(/<script|<style| style="| on\w+="/);
    const styles = await open(/href="(\/-\/operations\.css[^"]*)"/.exec(html)?.[1] ?? '');
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await styles.text()).toMatch(/@layer tokens[\s\S]*\.banner/);
  });

  test.each([
    ['a browser on another machine without a session', elsewhere, 401, 'Sign in to see this page.'],
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 403, 'You followed a link from another site.'],
    ['a frame', { 'sec-fetch-dest': 'iframe', ...elsewhere }, 401, 'Sign in to see this page.'],
    [
      'a script of the site',
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
      401,
      'Sign in to see this page.',
    ],
  ])('shows nothing to %s', async (_who, headers: Headers, code, sentence) => {
    const response = await open('/-/', headers);
    expect(response.status).toBe(code);
    const html = await response.text();
    expect(noticeIn(html)).toEqual(['info', sentence]);
    expect(html).not.toContain('2.0.0');
  });

  test('escapes text of teams', async () => {
    const note = '<script>alert("x")</script>';
    await shell.get('/-/remotes/help/pause', {
      method: 'POST',
      body: JSON.stringify({ note }),
      headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
    });
    const html = await (await open('/-/')).text();
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    expect(html).toMatch(/New releases are paused by operator/);
    await shell.get('/-/remotes/help/resume', {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${OPERATOR}` },
    });
  });
});

describe('Sign-in', () => {
  test('is off on a connection that others can read, on which browsers send no fetch metadata', async () => {
    const html = await (await shell.get('/-/', { headers: elsewhere })).text();
    expect(html).toContain('Open the page over HTTPS');
    expect(html).not.toContain('name="token"');
  });

  test('sets a cookie for this page that contains no token, and redirects back', async () => {
    const { response, cookie } = await signIn(TEAM, { 'x-forwarded-proto': 'https' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/-/');
    expect(response.headers.get('set-cookie')).toMatch(
      /^operations=[\w-]{43}; Path=\/-\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(cookie).not.toContain(TEAM);
    const html = await (await open('/-/', { cookie, ...elsewhere })).text();
    expect(html).toMatch(/sales ci<span class="muted"> can manage sales<\/span>/);
  });

  test('stores no secret on disk', async () => {
    const { cookie } = await signIn(TEAM);
    const id = cookie.split('=')[1] ?? '';
    const folder = path.join(shell.dataDir, 'steering/sessions');
    const stored = readdirSync(folder).map((file) => file + readFileSync(path.join(folder, file), 'utf8'));
    for (const secret of [id, TEAM, createHash('sha256').update(TEAM).digest('hex')])
      expect(stored.join('\n')).not.toContain(secret);
  });

  test('refuses an unknown token', async () => {
    const { response, cookie } = await signIn('no-such-token-in-the-file');
    expect(response.status).toBe(401);
    expect(cookie).toBe('');
    expect(noticeIn(await response.text())).toEqual(['bad', 'Unknown token.']);
  });

  test('redirects only to this page', async () => {
    for (const to of ['https://other.invalid/', '//other.invalid/', '/help?x=/-/', '/-/\\other.invalid']) {
      const response = await send('/-/session', { token: TEAM, to });
      expect(response.headers.get('location')).toBe('/-/');
    }
  });

  test('leads to the page that was asked for, with its query', async () => {
    const address = '/-/remotes/sales/compare?from=1.0.0&to=2.0.0';
    const html = await (await open(address, elsewhere)).text();
    const to = /name="to" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await send('/-/session', { token: TEAM, to });
    expect(response.headers.get('location')).toBe(address);
    const linked = await (await open(address, { 'sec-fetch-site': 'cross-site' })).text();
    expect(linked).toContain('<a href="/-/remotes/sales/compare?from=1.0.0&amp;to=2.0.0">Continue</a>');
  });

  test('is kept on pages that refuse a request', async () => {
    const { page, submit } = await signInElsewhere(TEAM);
    for (const html of [await page('/-/remotes/shop'), await submit('sales/do/rollback', { formToken: 'wrong' })]) {
      expect(html).toContain('Request refused');
      expect(html).toContain('Sign out');
      expect(html).not.toContain('name="token"');
    }
  });

  test('ends after two hours, on sign-out, and when the token is removed', async () => {
    onTestFinished(() => {
      shell.now = Date.now;
      writeTokens(team, operator);
    });
    const { cookie, formToken, page } = await signInElsewhere(TEAM);
    expect(await page()).toContain('sales ci');
    writeTokens(operator);
    expect(await page()).not.toContain('sales ci');
    writeTokens(team, operator);
    expect(await page()).toContain('sales ci');

    shell.now = () => Date.now() + TWO_HOURS_MS + 1_000;
    expect(await page()).not.toContain('sales ci');
    shell.now = Date.now;

    const ended = await send('/-/session/end', { formToken }, { cookie });
    expect(ended.headers.get('set-cookie')).toMatch(/^operations=; Max-Age=0; Path=\/-\/;/);
    expect(await page()).not.toContain('sales ci');
  });
});

describe('A form', () => {
  test('rolls back and promotes with a message and a history entry', async () => {
    const { submit, page } = await signInElsewhere(TEAM);
    const back = await submit('sales/do/rollback', { note: 'wrong words', from: 'overview' });
    expect(noticeIn(back)).toEqual(['ok', 'sales 1.0.0 is live, and stays until sales is unpinned.']);
    expect(back).toMatch(
      /<h1>Everything is live<\/h1>[\s\S]*Pinned to <code>1\.0\.0<\/code> by sales ci[\s\S]*<code>2\.0\.0<\/code> is waiting/,
    );
    expect(noticeIn(await page())).toBeUndefined();
    expect((await shell.status()).releases.sales).toMatchObject({
      version: '1.0.0',
      by: 'sales ci',
      note: 'wrong words',
    });

    expect(noticeIn(await submit('sales/do/unpin'))).toEqual([
      'ok',
      'sales follows its newest release again; 2.0.0 is live.',
    ]);
    expect(noticeIn(await submit('sales/do/pause'))?.[0]).toBe('ok');
    expect(noticeIn(await submit('sales/do/promote', { version: '1.0.0' }))).toEqual([
      'bad',
      'sales is paused: resume it first.',
    ]);
    expect(noticeIn(await submit('sales/do/resume'))?.[0]).toBe('ok');
    expect(noticeIn(await submit('sales/do/rollback', { version: '1.0.0' }))?.[0]).toBe('ok');
    expect(noticeIn(await submit('sales/do/promote', { version: '2.0.0' }))?.[0]).toBe('ok');
    expect(noticeIn(await submit('sales/do/pin'))?.[0]).toBe('ok');
    expect(noticeIn(await submit('sales/do/unpin'))?.[0]).toBe('ok');
  });

  test('creates a preview, shows its link, and ends it for all visitors', async () => {
    const { submit, page, cookie } = await signInElsewhere(TEAM);
    const made = await submit('sales/do/preview', { version: '1.0.0' });
    expect(noticeIn(made)?.[1]).toMatch(/^Anyone with the link can see sales 1\.0\.0 until /);
    const link = /href="[^"]*(\/-preview\/[0-9a-f]{32})"/.exec(made)?.[1] ?? '';
    expect((await shell.get(link)).status).toBe(303);
    // From another machine, or outside a container, the address of the shell is unreachable.
    expect(made).not.toContain(`href="${shell.url}/-preview/`);
    expect(await (await open('/-/remotes/sales', { cookie })).text()).toContain(`href="${shell.url}${link}"`);
    expect(await page()).toMatch(/<h2 id="previews">Previews<\/h2>/);
    expect(await (await open('/-/remotes/sales')).text()).not.toContain('/-preview/');
    expect(noticeIn(await submit('sales/do/end-preview', { version: '1.0.0' }))).toEqual([
      'ok',
      'The preview of sales 1.0.0 ended.',
    ]);
    expect((await shell.get(link)).status).toBe(410);
  });

  test('shares a release with part of the visitors, and ends the share', async () => {
    const { submit, page } = await signInElsewhere(TEAM);
    const shared = await submit('sales/do/share', { version: '1.0.0', percent: '25', note: 'shorter' });
    expect(noticeIn(shared)?.[1]).toMatch(/^25 % of visitors now get sales 1\.0\.0, all others 2\.0\.0\./);
    expect(shared).toMatch(
      /<strong>25 % of visitors get <code>1\.0\.0<\/code><\/strong>, all others <code>2\.0\.0<\/code>\. Started by sales ci/,
    );
    expect(await page()).toMatch(
      /Share<\/strong> <a href="\/-\/remotes\/sales">sales<\/a> <code>1\.0\.0<\/code> with 25 % of visitors/,
    );
    expect(noticeIn(await submit('sales/do/share', { version: '1.0.0', percent: '100' }))?.[1]).toMatch(
      /^Correct percent: /,
    );
    expect(noticeIn(await submit('help/do/share', { version: '1.0.0', percent: '25' }))?.[1]).toMatch(
      /may steer sales, not help/,
    );
    expect(await page()).toContain('End share<span');
    expect(noticeIn(await submit('sales/do/rollback'))).toEqual([
      'ok',
      'The share of sales 1.0.0 ended: all visitors get 2.0.0.',
    ]);
    expect(await page()).not.toContain('End share<span');
    expect((await shell.status()).share).toBeNull();
  });

  test('is accepted only for remotes of the token', async () => {
    const { submit, page } = await signInElsewhere(TEAM);
    expect(await page()).toContain('formaction="/-/remotes/sales/do/rollback"');
    expect(await page()).not.toContain('formaction="/-/remotes/help');
    expect(noticeIn(await submit('help/do/pause'))).toEqual([
      'bad',
      'The token &quot;sales ci&quot; may steer sales, not help.',
    ]);
    expect((await shell.status()).releases.help).toMatchObject({ paused: false });
    expect(await (await signInElsewhere(OPERATOR)).page()).toContain('formaction="/-/remotes/help/do/pause"');
  });

  const ours = { origin: 'http://127.0.0.1' };

  test.each([
    ['without the cookie', { cookie: '' }, {}, 401],
    ['without the token of our forms', {}, { formToken: '' }, 401],
    ['from a script of the site', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, {}, 403],
    ['into a frame', { 'sec-fetch-dest': 'iframe' }, {}, 403],
    ['from another site', { ...ours, 'sec-fetch-site': 'cross-site' }, {}, 403],
    ['from another port', { ...ours, 'sec-fetch-site': 'same-site' }, {}, 403],
    ['from a document without an origin', { origin: 'null' }, {}, 403],
  ])('is refused %s', async (_how, headers: Headers, fields: Record<string, string>, code) => {
    const { cookie, formToken } = await signInElsewhere(TEAM);
    const response = await send('/-/remotes/sales/do/pause', { formToken, ...fields }, { cookie, ...headers });
    expect(response.status).toBe(code);
    expect((await shell.status()).releases.sales).toMatchObject({ paused: false });
  });

  test('is refused if it is too large', async () => {
    const { submit } = await signInElsewhere(TEAM);
    expect(noticeIn(await submit('sales/do/pause', { note: 'n'.repeat(20_000) }))).toEqual([
      'bad',
      'The body is too large.',
    ]);
    expect(noticeIn(await submit('sales/do/pause', { note: 'n'.repeat(201) }))?.[1]).toMatch(/^Correct note: /);
    expect(noticeIn(await submit('sales/do/remove-remote'))?.[1]).toMatch(/^Correct operation: /);
  });
});

describe('The page of a remote', () => {
  test('shows releases, history and refusals with page and reason', async () => {
    publish('3.0.0', '<p>Soon.</p>');
    await shell.refresh();
    const { page } = await signInElsewhere(TEAM);
    const html = await page('/-/remotes/sales');
    expect(html).toMatch(
      /<strong><code>3\.0\.0<\/code> was refused\.<\/strong> Page \/prices: The page has too little text/,
    );
    expect(html).toContain('formaction="/-/remotes/sales/do/promote" name="version" value="1.0.0"');
    expect(html).toMatch(/<strong>Roll back<\/strong>/);
    expect(await page()).toMatch(/<h1>1 release refused<\/h1>[\s\S]*Page \/prices: The page has too little text/);
    publish('2.0.0');
    await shell.refresh();
  });

  test('compares two releases', async () => {
    const { page } = await signInElsewhere(TEAM);
    expect(await page('/-/remotes/sales')).toMatch(/<form method="get" action="\/-\/remotes\/sales\/compare"/);
    const html = await page('/-/remotes/sales/compare?from=1.0.0&to=2.0.0');
    expect(html).toMatch(/<code>1\.0\.0<\/code> → <code>2\.0\.0<\/code>/);
    expect(noticeIn(await page('/-/remotes/sales/compare?from=1.0.0&to=9.9.9'))?.[0]).toBe('bad');
  });

  test('preselects the live release and the newest other one for comparison', async () => {
    const { page, submit } = await signInElsewhere(TEAM);
    await submit('sales/do/rollback', { version: '1.0.0' });
    onTestFinished(async () => void (await submit('sales/do/promote', { version: '2.0.0' })));
    const chosen = (await page('/-/remotes/sales')).matchAll(/<option selected>([^<]+)/g);
    expect([...chosen].map(([, version]) => version)).toEqual(['1.0.0', '2.0.0']);
  });

  test('shows visitor metrics from forms-service, and works while that does not respond', async () => {
    const metrics = createServer((_request, response) => {
      const labels = 'remote="sales",release="2.0.0"';
      response.end(`# HELP visitor_views_total Sampled page views.
visitor_views_total{${labels},group="/"} 30
visitor_views_total{${labels},group="/prices"} 10
visitor_views_total{remote="help",release="1.0.0",group="/help"} 7
visitor_errors_total{${labels},group="/"} 1
visitor_lcp_seconds_bucket{le="1.25",${labels},group="/"} 10
visitor_lcp_seconds_bucket{le="2.5",${labels},group="/"} 18
visitor_lcp_seconds_bucket{le="+Inf",${labels},group="/"} 20
visitor_lcp_seconds_count{${labels},group="/"} 20
`);
    });
    await new Promise<void>((resolve) => metrics.listen(0, '127.0.0.1', resolve));
    await shell.stop();
    const { port } = metrics.address() as AddressInfo;
    await shell.start({ TEAM_TOKENS_FILE: tokenFile, VITALS_METRICS_URL: `http://127.0.0.1:${port}/metrics` });
    expect(await (await open('/-/remotes/sales')).text()).toContain(
      '40 page views, 1 uncaught error; good: LCP 90 %, INP not measured, CLS not measured',
    );
    metrics.closeAllConnections();
    await new Promise((resolve) => metrics.close(resolve));
    expect(await (await open('/-/remotes/sales')).text()).toContain('Not available: forms-service does not respond.');
  });

  test.each(['shop', 'constructor'])('returns 404 for the unknown remote %s', async (name) => {
    const response = await open(`/-/remotes/${name}`);
    expect(response.status).toBe(404);
    expect(noticeIn(await response.text())).toEqual(['bad', `There is no remote &quot;${name}&quot;.`]);
  });
});

test('Sessions are valid for every shell on the data folder', async () => {
  const { cookie } = await signIn(TEAM);
  const other = new TestShell(shell.dataDir);
  onTestFinished(() => other.stop());
  await other.start({ REMOTES: `sales=${shell.sales.path},help=${shell.help.path}`, TEAM_TOKENS_FILE: tokenFile });
  const html = await navigate(`${other.url}/-/`, { headers: { 'sec-fetch-site': 'none', cookie, ...elsewhere } });
  expect(await html.text()).toContain('sales ci');
});

test('After too many wrong tokens, sign-in from that address is refused for a minute, even with the right one', async () => {
  for (let wrong = 0; wrong < 20; wrong += 1) await signIn(`wrong-token-number-${wrong}-of-many`);
  const { response, cookie } = await signIn(OPERATOR);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(cookie).toBe('');
});

test('Without tokens, only this machine can read and sign-in is off', async () => {
  await shell.stop();
  await shell.start();
  const html = await (await open('/-/')).text();
  expect(html).toContain('<h2 id="sign-in">Sign in</h2>');
  expect(html).toContain('TEAM_TOKENS_FILE');
  expect(html).not.toContain('name="token"');
  expect((await open('/-/', elsewhere)).status).toBe(403);
});
