import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestShell } from '../../testing/test-shell.ts';

const TEAM = 'team-token-with-enough-letters';
const OPERATOR = 'operator-token-with-enough-letters';
const OF_SHELLS = 'token-of-the-shells-with-enough-letters';

const shell = new TestShell();
const tokenFile = path.join(shell.dataDir, 'tokens.json');

const team = {
  name: 'sales ci',
  sha256: createHash('sha256').update(TEAM).digest('hex'),
  remotes: ['sales'],
};
const operator = { name: 'operator', token: OPERATOR, remotes: ['*'] };

const writeTokens = (...tokens: object[]) => writeFileSync(tokenFile, JSON.stringify({ tokens }));

beforeAll(async () => {
  writeTokens(team, operator);
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start({ TEAM_TOKENS_FILE: tokenFile, REPLICA_TOKEN: OF_SHELLS });
});

afterAll(() => shell.dispose());

const post = async (address: string, token?: string, headers: Record<string, string> = {}, body = '{}') => {
  const response = await shell.get(`/-/remotes/${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
};

const steered = async () => (await shell.status()).releases;

describe('With tokens, a steering request', () => {
  test('is accepted for the remote of the token, and recorded with its name', async () => {
    expect(await post('sales/pause', TEAM)).toMatchObject({ status: 200 });
    expect(await steered()).toMatchObject({ sales: { paused: true, pause: { by: 'sales ci' } } });
    const [newest] = await (await shell.get('/-/history')).json();
    expect(newest).toMatchObject({ remote: 'sales', action: 'pause', by: 'sales ci', outcome: 'done' });
    expect(await post('sales/resume', OPERATOR)).toMatchObject({ status: 200 });
  });

  test.each([
    ['without a token', 'sales', undefined, 401, 'Send the token of your team: set SITE_TOKEN.'],
    ['with an unknown token', 'sales', 'no-such-token-in-the-file', 401, 'Unknown token: check SITE_TOKEN.'],
    ['for the remote of another team', 'help', TEAM, 403, 'The token "sales ci" may steer sales, not help.'],
  ])('is refused with a sentence %s', async (_what, remote, token, status, message) => {
    const before = await steered();
    expect(await post(`${remote}/pause`, token)).toEqual({ status, message });
    expect(await steered()).toEqual(before);
  });

  test.each([
    ['another origin', { origin: 'https://other.invalid' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused when a page of %s sends it', async (_where, headers: Record<string, string>) => {
    const refusal = { status: 403, message: 'Pages of other sites may not call this API.' };
    expect(await post('sales/pause', TEAM, headers)).toEqual(refusal);
  });

  test('is refused when its body is too large', async () => {
    expect(await post('sales/pause', TEAM, {}, JSON.stringify({ note: 'n'.repeat(20_000) }))).toEqual({
      status: 413,
      message: 'The body is too large.',
    });
    expect(await post('sales/pause', TEAM, {}, '{"note":')).toMatchObject({ status: 400 });
    expect(await post('sales/pause', TEAM, {}, '{"force":true}')).toMatchObject({ status: 400 });
  });

  test('is refused once the token is removed from the file, without a restart', async () => {
    writeTokens(operator);
    expect(await post('sales/pause', TEAM)).toMatchObject({ status: 401 });
    writeFileSync(tokenFile, '{"tokens": [');
    expect(await post('sales/pause', OPERATOR)).toEqual({
      status: 503,
      message: 'The team tokens cannot be read: correct TEAM_TOKENS_FILE.',
    });
    writeTokens(team, operator);
    expect(await post('sales/resume', TEAM)).toEqual({ status: 409, message: 'sales is not paused.' });
  });

  test('is refused above the rate limit', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => post('sales/resume', TEAM)));
    expect(answers).toContainEqual({ status: 429, message: 'Too many requests: try again in a minute.' });
    expect(await post('sales/resume', OPERATOR)).toMatchObject({ status: 409 });
  });
});

test('POST /-/refresh accepts only the token of an operator', async () => {
  const elsewhere = { 'x-forwarded-for': '192.0.2.1' };
  const refresh = async (token: string) =>
    (await shell.get('/-/refresh', { method: 'POST', headers: { ...elsewhere, authorization: `Bearer ${token}` } }))
      .status;
  expect(await refresh(OPERATOR)).toBe(200);
  expect(await refresh(TEAM)).toBe(403);
  expect(await refresh('no-such-token-in-the-file')).toBe(403);
});

test('A stranger who sends a voucher without the token of the shells is no program on this machine', async () => {
  const statusWith = async (voucher: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-site-voucher': voucher };
    return (await shell.get('/-/status', { headers })).status;
  };
  expect(await statusWith(OF_SHELLS)).toBe(200);
  for (const guess of ['', 'a-guess', TEAM, OPERATOR]) expect(await statusWith(guess), guess).toBe(401);
});

test('Programs of one address may send twenty wrong tokens a minute, which locks out none with the right one', async () => {
  const guesses = Array.from({ length: 21 }, (_, index) => post('sales/resume', `guessed-token-of-the-team-${index}`));
  const message = 'Too many wrong tokens were sent from this address: try again in a minute.';
  expect(await Promise.all(guesses)).toContainEqual({ status: 429, message });
  expect(await post('sales/resume', OPERATOR)).toMatchObject({ status: 409 });
});

describe('A web page whose domain resolves to this machine', () => {
  const rebound = { headers: { host: 'rebound.attacker.invalid:8080' } };
  const status = async (headers: Record<string, string>) => (await shell.get('/-/status', { headers })).status;

  test.each(['/-/status', '/-/history', '/-/'])('cannot read %s', async (address) => {
    expect((await shell.get(address, rebound)).status).toBe(401);
  });

  test('cannot read anything by navigation either', async () => {
    const origin = 'http://rebound.attacker.invalid:8080';
    const navigation = {
      ...rebound.headers,
      origin,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await shell.get('/-/', { headers: navigation })).status).toBe(401);
  });

  test.each([
    'localhost',
    'localhost:8080',
    'LOCALHOST:8080',
    '127.0.0.1:8080',
    '127.0.1.1',
    '[::1]:8080',
    'site.localhost',
  ])('is not confused with a program that connects to %s, like the site command or a port-forward', async (host) => {
    expect(await status({ host })).toBe(200);
  });

  test.each([
    'localhost.attacker.invalid',
    '127.0.0.1.attacker.invalid',
    'notlocalhost',
    'attacker.invalid:localhost',
    '10.0.0.1',
  ])('gains no access through the name %s', async (host) => {
    expect(await status({ host })).toBe(401);
  });
});

test('allows only programs on this machine to steer without tokens', async () => {
  await shell.stop();
  await shell.start();
  const message = 'Without TEAM_TOKENS_FILE, only programs on this machine may call this API.';
  expect(await post('sales/pause', undefined, { 'x-forwarded-for': '192.0.2.1' })).toEqual({ status: 403, message });
  const ownPage = { origin: shell.url, 'sec-fetch-site': 'same-origin' };
  expect(await post('sales/pause', undefined, ownPage)).toEqual({ status: 403, message });
  expect((await shell.get('/-/status', { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(403);
  const rebound = { host: 'rebound.attacker.invalid:8080' };
  expect(await post('sales/pause', undefined, rebound)).toEqual({ status: 403, message });
  expect((await shell.get('/-/refresh', { method: 'POST', headers: rebound })).status).toBe(403);
  expect(await post('sales/pause')).toMatchObject({ status: 200 });
});

test('does not start with an unreadable tokens file', async () => {
  await shell.stop();
  const start = (file: string) => shell.start({ TEAM_TOKENS_FILE: file });
  await expect(start('/no/such/file')).rejects.toThrow(
    'Set TEAM_TOKENS_FILE to a file that can be read: /no/such/file cannot.',
  );
  const short = shell.write('short.json', JSON.stringify({ tokens: [{ name: 'ci', token: 'short', remotes: ['*'] }] }));
  await expect(start(short)).rejects.toThrow(/^Correct tokens\.0.* in .*short\.json: /);
});
