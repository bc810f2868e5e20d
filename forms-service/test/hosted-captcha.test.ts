import { hostedCaptchas } from '@site/contracts';
import { describe, expect, test } from 'vitest';
import { SITEVERIFY_TIMEOUT_MS } from '../src/captcha/siteverify.ts';
import { createBypassLimiter } from '../src/limits/limiter.ts';
import { StoreUnavailable } from '../src/store/lead-store.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { hostedCaptcha, PROVIDER_SECRET, startProvider } from './captcha-provider.ts';
import { failureOf, startConfigured } from './configured.ts';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

const here = { hostname: 'site.example', action: 'contact' };

/** Starts a service with Turnstile by default. */
async function start(
  genuine: object = here,
  provider: (typeof hostedCaptchas)[number] = 'turnstile',
  timeoutMs?: number,
) {
  const provided = await startProvider(genuine);
  const warnings: string[] = [];
  const service = await startService({ captcha: hostedCaptcha(provider, provided.address, warnings, timeoutMs) });
  const visitor = visitorAt(service.address);
  const send = (captcha: string, headers = {}) => visitor.post('contact', { ...filledIn.contact, captcha }, headers);
  const subscribe = (captcha: string) => visitor.post('newsletter', { ...filledIn.newsletter, captcha });
  return { ...service, provided, warnings, send, subscribe };
}

const said = async (response: Response) => [response.status, await response.text()];

describe('with a hosted captcha', () => {
  test.each(hostedCaptchas)('a visitor verified by %s can send a form', async (provider) => {
    const { send, store, provided } = await start(here, provider);
    expect((await send('token')).status).toBe(200);
    expect(await storedLeads(store)).toMatchObject([{ form: 'contact', state: 'stored' }]);
    const [asked] = provided.asked;
    expect([asked?.get('secret'), asked?.get('response')]).toEqual([PROVIDER_SECRET, 'token']);
    // Only hCaptcha gets the site key; no provider gets the visitor's address.
    expect([...(asked?.keys() ?? [])]).toHaveLength(provider === 'hcaptcha' ? 3 : 2);
  });

  test('a token is valid for one of fifty concurrent submissions', async () => {
    const { send, store } = await start();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('token')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await said(await send('token'))).toEqual([422, expect.stringContaining('already used')]);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('a token used at another instance is refused', async () => {
    const { send, provided, store } = await start();
    const other = await startService({ captcha: hostedCaptcha('turnstile', provided.address) });
    await visitorAt(other.address).post('contact', { ...filledIn.contact, captcha: 'token' });
    expect(await said(await send('token'))).toEqual([422, expect.stringContaining('expired')]);
    expect(await storedLeads(store)).toEqual([]);
  });

  test('a retry after a lost response gets the same response', async () => {
    const { send, store } = await start();
    const key = { 'idempotency-key': 'one-visit' };
    const answers = await Promise.all([send('token', key), send('token', key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test.each([
    ['another site', { ...here, hostname: 'elsewhere.example' }],
    ['nowhere in particular', { action: 'contact' }],
    ['another form', { ...here, action: 'newsletter' }],
    ['no form in particular', { hostname: here.hostname }],
  ])('a token issued for %s is refused', async (_where, genuine) => {
    const { send, store, warnings } = await start(genuine);
    expect(await said(await send('token'))).toEqual([422, expect.stringContaining('could not be verified')]);
    expect(await storedLeads(store)).toEqual([]);
    expect(warnings.join('')).toContain('issued for another host or form');
  });

  test('hCaptcha may omit the host, others may not', async () => {
    const withheld = { hostname: 'not-provided' };
    expect((await (await start(withheld, 'hcaptcha')).send('token')).status).toBe(200);
    expect((await (await start(withheld, 'recaptcha')).send('token')).status).toBe(422);
  });

  test.each([
    ['invalid-input-response', 'could not be verified'],
    ['bad-request', 'could not be verified'],
    ['timeout-or-duplicate', 'has expired'],
    ['expired-input-response', 'has expired'],
    ['invalid-or-already-seen-response', 'has expired'],
    ['something new', 'could not be verified'],
  ])('a token that the provider refuses (%s) is refused with a sentence', async (code, words) => {
    const { send, provided } = await start();
    provided.answers({ success: false, 'error-codes': [code] });
    expect(await said(await send('token'))).toEqual([422, expect.stringContaining(words)]);
  });

  test('the service has no challenges', async () => {
    const { address } = await start();
    expect((await fetch(`${address}/api/captcha/challenge?form=contact`)).status).toBe(404);
  });
});

describe('while a hosted captcha is unavailable', () => {
  type Provider = Awaited<ReturnType<typeof startProvider>>;
  const outages: Record<string, (provider: Provider) => void> = {
    'is gone': ({ stop }) => stop(),
    'does not answer': ({ behaves }) => behaves(() => undefined),
    'stops in the middle': ({ behaves }) =>
      behaves((_token, response) => void response.write('{"success":', () => response.destroy())),
    'answers nonsense': ({ behaves }) => behaves((_token, response) => void response.end('<html>down</html>')),
    'answers something else': ({ answers }) => answers({ ok: true }),
    'does not know us': ({ answers }) => answers({ success: false, 'error-codes': ['invalid-input-secret'] }),
    'is broken itself': ({ answers }) => answers({ success: false, 'error-codes': ['internal-error'] }),
  };

  test("the response timeout leaves half of the visitor's five seconds", () => {
    expect(SITEVERIFY_TIMEOUT_MS).toBeLessThanOrEqual(2_500);
  });

  test.each(Object.keys(outages))('(it %s) a visitor gets alternatives in time', async (outage) => {
    const { send, subscribe, provided, store, warnings } = await start(here, 'turnstile', 250);
    outages[outage]?.(provided);
    const started = performance.now();
    const response = await send('token');
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await said(response)).toEqual([503, expect.stringContaining('reach us by phone')]);
    expect((await subscribe('token')).status).toBe(200);
    expect(await storedLeads(store)).toMatchObject([{ form: 'newsletter', state: 'quarantined' }]);
    expect(warnings.join('')).toContain('captcha provider unavailable');
  });

  test('the secret goes nowhere that the provider leads to', async () => {
    const { send, provided } = await start();
    const elsewhere = await startProvider(here);
    provided.behaves((_token, response) => void response.writeHead(307, { location: elsewhere.address }).end());
    expect((await send('token')).status).toBe(503);
    expect([provided.asked.length, elsewhere.asked]).toEqual([1, []]);
  });

  test('one network gets no more through than without a captcha', async () => {
    const { address: verify, stop } = await startProvider(here);
    const limits = { bypasses: createBypassLimiter(1, 10) };
    const { address } = await startService({ captcha: hostedCaptcha('turnstile', verify), limits });
    stop();
    const subscribe = (captcha: string) => visitorAt(address).post('newsletter', { ...filledIn.newsletter, captcha });
    expect((await subscribe('one')).status).toBe(200);
    expect(await said(await subscribe('other'))).toEqual([429, expect.stringContaining('try again later')]);
  });

  test('the same token is valid for the next attempt', async () => {
    const { send, provided, store } = await start();
    provided.behaves((_token, response) => void response.writeHead(500).end());
    expect((await send('token')).status).toBe(503);
    provided.recovers();
    expect((await send('token')).status).toBe(200);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('logs and metrics contain no secret and no token', async () => {
    const { send, provided, warnings, lines, address } = await start();
    provided.answers({ success: false, 'error-codes': ['invalid-input-secret', PROVIDER_SECRET, 'token-7f3a'] });
    await send('token-7f3a');
    const written = [...warnings, ...lines, await (await fetch(`${address}/metrics`)).text()].join('');
    expect(written).toContain('forms_captcha_checks_total{form="contact",outcome="unavailable"} 1');
    expect(written).not.toContain('7f3a');
    expect(written).not.toContain(PROVIDER_SECRET);
  });
});

test('a lead that could not be stored can be sent again with its verified token', async () => {
  const { store, provided } = await start();
  let isAway = true;
  const away = () => Promise.reject(new StoreUnavailable('AWAY'));
  const { address } = await startService({
    store: { ...store, save: (lead) => (isAway ? away() : store.save(lead)) },
    captcha: hostedCaptcha('turnstile', provided.address),
  });
  const visitor = visitorAt(address);
  const body = { ...filledIn.contact, captcha: 'token' };
  expect((await visitor.post('contact', body)).status).toBe(503);
  isAway = false;
  expect((await visitor.post('contact', body)).status).toBe(200);
  expect(await storedLeads(store)).toHaveLength(1);
});

describe('an operator who chooses a hosted captcha', () => {
  const chosen = {
    CAPTCHA_PROVIDER: 'turnstile',
    SITE_CAPTCHA_KEY: 'public-key',
    CAPTCHA_PROVIDER_SECRET: PROVIDER_SECRET,
  };

  test('needs provider, site key, secret and nothing else', async () => {
    const { address: verify, asked } = await startProvider({ hostname: 'localhost', action: 'contact' });
    const { address } = await startConfigured({ ...chosen, CAPTCHA_VERIFY_URL: verify });
    const response = await visitorAt(address).post('contact', { ...filledIn.contact, captcha: 'token' });
    expect([response.status, asked[0]?.get('secret')]).toEqual([200, PROVIDER_SECRET]);
    const script = await (await fetch(`${address}/api/captcha/api.js`)).text();
    expect(script).toContain('https://challenges.cloudflare.com/turnstile/v0/api.js');
  });

  test.each([
    [{ CAPTCHA_PROVIDER_SECRET: '' }, 'Set CAPTCHA_PROVIDER_SECRET: turnstile cannot verify tokens'],
    [{ SITE_CAPTCHA_KEY: '' }, 'must be the one that the captcha provider gave you'],
    [{ CAPTCHA_PROVIDER: 'other' }, 'Set CAPTCHA_PROVIDER to something else'],
    [{ CAPTCHA_VERIFY_URL: 'ftp://elsewhere' }, 'Set CAPTCHA_VERIFY_URL to something else'],
  ])('gets an explanation of a wrong setting: %o', async (change, sentence) => {
    expect(await failureOf({ ...chosen, ...change })).toContain(sentence);
  });
});
