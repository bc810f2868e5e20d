import { once } from 'node:events';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from './gateway.ts';

const KEPT = 'public, max-age=0, must-revalidate, s-maxage=600';
const REQUESTS_OF_AN_ADDRESS = 256;
const FILM_BYTES = 64 * 1024 * 1024;

/** Starts a gateway behind a CDN that caches documents for ten minutes, with a site of three files. */
async function startBehindCdn() {
  const gateway = await startGateway('gateway', { formsPort: 1, environment: { SHARED_CACHE_SECONDS: '600' } });
  const folder = path.join(gateway.folder, 'public');
  const composition = path.join(folder, 'compositions/first');
  await mkdir(path.join(composition, '-'), { recursive: true });
  await mkdir(path.join(folder, 'files/assets'), { recursive: true });
  for (const name of ['index.html', 'pricing.html', '404.html', 'favicon.svg', '-/visitors'])
    await writeFile(path.join(composition, name), `<!doctype html><title>${name}</title>`);
  await symlink('compositions/first', path.join(folder, 'current'));
  await symlink('current', path.join(folder, 'share'));
  const ask = async (address: string, headers = {}) => {
    const answer = await fetch(gateway.url + address, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    return { status: answer.status, caching: answer.headers.get('cache-control'), answer };
  };
  return { ...gateway, folder, composition, ask };
}

/** Opens as many downloads as one address may, without reading them, until the test ends. */
async function holdRequests(url: string, folder: string) {
  const film = path.join(folder, 'files/assets/film.bin');
  await writeFile(film, '');
  await truncate(film, FILM_BYTES);
  const sockets = Array.from({ length: REQUESTS_OF_AN_ADDRESS }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
    return socket.pause();
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) socket.write('GET /assets/film.bin HTTP/1.1\r\nHost: a\r\n\r\n');
}

test('a CDN caches pages and 404s for the configured time', async () => {
  const { ask } = await startBehindCdn();
  const first = await ask('/pricing');
  expect([first.status, first.caching]).toEqual([200, KEPT]);
  const again = await ask('/pricing', { 'if-none-match': first.answer.headers.get('etag') });
  expect([again.status, again.caching]).toEqual([304, KEPT]);
  const missing = await ask('/no-such-page');
  expect([missing.status, missing.caching]).toEqual([404, KEPT]);
  const moved = await ask('/pricing/');
  expect([moved.status, moved.caching]).toEqual([308, null]);
  const icon = await ask('/favicon.svg');
  expect([icon.status, icon.caching]).toEqual([200, 'public, max-age=86400']);
});

test('a rate-limited address gets an explanation that no CDN caches', async () => {
  const { url, folder, ask } = await startBehindCdn();
  await holdRequests(url, folder);
  await expect.poll(async () => (await ask('/pricing')).status).toBe(429);
  for (const address of ['/pricing', '/', '/no-such-page', '/no-such-page/', '/composition.json', '/favicon.svg']) {
    const { status, caching, answer } = await ask(address);
    expect([address, status, caching]).toEqual([address, 429, 'no-store']);
    expect(await answer.text()).toMatch(/^There are too many requests from your address\./);
    expect(answer.headers.get('surrogate-key')).toBeNull();
  }
});

test('no CDN caches errors about unreadable documents or failed preconditions', async () => {
  const { composition, ask } = await startBehindCdn();
  const refused = await ask('/pricing', { 'if-match': '"another"' });
  expect([refused.status, refused.caching]).toEqual([412, 'no-store']);
  // A socket exists but cannot be opened.
  const socket = createServer().listen(path.join(composition, '404.html.br'));
  onTestFinished(() => void socket.close());
  await once(socket, 'listening');
  const failed = await ask('/no-such-page', { 'accept-encoding': 'br' });
  expect([failed.status, failed.caching]).toEqual([500, 'no-store']);
});
