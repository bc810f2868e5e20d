import { chmod, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test as base, expect } from 'playwright/test';
import { notComposed, unavailablePage } from '../support/answers.ts';
import { expectAnswer } from '../support/ask.ts';
import { docker } from './compose.ts';

/** A separate gateway, with a folder that the test fills. */
interface Gateway {
  url: string;
  folder: string;
}

async function startGateway(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const confined = ['--read-only', '--cap-drop=ALL', '--sysctl=net.ipv4.ip_unprivileged_port_start=0', '--tmpfs=/tmp'];
  const mount = `--volume=${folder}:/data:ro`;
  const run = ['run', '--rm', '--detach', '--publish=127.0.0.1::80', ...confined, mount, 'site/gateway:test'];
  const id = (await docker(...run)).trim();
  const url = `http://${(await docker('port', id, '80/tcp')).trim()}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  return { url, stop: async () => void (await docker('rm', '--force', id)) };
}

const test = base.extend<{ gateway: Gateway }>({
  gateway: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
    // The gateway runs as another user.
    await chmod(folder, 0o755);
    await mkdir(path.join(folder, 'public/compositions'), { recursive: true });
    const { url, stop } = await startGateway(folder);
    await use({ url, folder });
    await stop();
    await rm(folder, { recursive: true });
  },
});

/** Publishes documents as a shell does: with their encodings, and modification times derived from their content. */
async function publish(folder: string, documents: Record<string, string>): Promise<void> {
  await write(path.join(folder, 'public/compositions/first'), documents);
  await symlink('compositions/first', path.join(folder, 'public/current'));
}

/** @param composition its folder */
async function write(composition: string, documents: Record<string, string>): Promise<void> {
  for (const [name, html] of Object.entries(documents)) {
    const file = path.join(composition, name);
    await mkdir(path.dirname(file), { recursive: true });
    for (const [ending, content] of [
      ['', html],
      ['.br', brotliCompressSync(html)],
      ['.gz', gzipSync(html)],
    ] as const) {
      await writeFile(file + ending, content);
      await utimes(file + ending, html.length, html.length);
    }
  }
}

const page = (words: string) => `<!doctype html><title>${words}</title></html>`;

for (const expectation of notComposed) {
  test(expectation.title, ({ gateway }) => expectAnswer(gateway.url, expectation));
}

test(unavailablePage.title, async ({ gateway }) => {
  await publish(gateway.folder, { '404.html': page('404'), 'unavailable/away.html': page('Away') });
  await expectAnswer(gateway.url, unavailablePage);
});

test('published files are served without delay, with the same ETag from every gateway', async ({ gateway }) => {
  await publish(gateway.folder, { 'index.html': page('Home'), '404.html': page('404') });
  const other = await startGateway(gateway.folder);
  const tags = await Promise.all([gateway, other].map(async ({ url }) => (await fetch(url)).headers.get('etag')));
  await other.stop();
  expect(tags[0]).toMatch(/^"/);
  expect(tags[1]).toBe(tags[0]);
});

test('a former path redirects to the page, also in the next composition', async ({ gateway: { url, folder } }) => {
  const documents = { 'index.html': page('Home'), 'rates/all.html': page('Rates'), '404.html': page('404') };
  await publish(folder, documents);
  const hidden = path.join(folder, 'public/compositions/first/-');
  await mkdir(path.join(hidden, 'targets/rates/all'), { recursive: true });
  await mkdir(path.join(hidden, 'redirects/prices'), { recursive: true });
  await symlink('../targets/rates/all', path.join(hidden, 'redirects/prices.html'));
  await symlink('../../targets/rates/all', path.join(hidden, 'redirects/prices/old.html'));
  await symlink('../targets', path.join(hidden, 'redirects/home.html'));
  const ask = async (address: string) => {
    const { status, headers } = await fetch(url + address, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  for (const [address, location] of [
    ['/prices', '/rates/all'],
    ['/prices?from=mail', '/rates/all?from=mail'],
    ['/prices/', '/rates/all'],
    ['/prices/old', '/rates/all'],
    ['/home', '/'],
  ] as const)
    expect(await ask(address), address).toEqual([308, location, 'no-cache']);
  const { headers } = await fetch(`${url}/prices`, { redirect: 'manual' });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const address of ['/-/redirects/prices', '/-/targets/rates/all', '/prices/older'])
    expect((await ask(address))[0], address).toBe(404);

  await write(path.join(folder, 'public/compositions/second'), { ...documents, 'prices.html': page('Prices') });
  const next = path.join(folder, 'public/next');
  await symlink('compositions/second', next);
  await rename(next, path.join(folder, 'public/current'));
  await expect.poll(() => ask('/prices')).toEqual([200, null, 'no-cache']);
  await expect.poll(() => ask('/home')).toEqual([404, null, 'no-cache']);
});

test.describe('a preview', () => {
  const id = '0123456789abcdef'.repeat(2);
  const ended = `/-preview/${'f'.repeat(32)}`;

  test.beforeEach(async ({ gateway: { folder } }) => {
    const live = { 'index.html': page('Home'), 'pricing.html': page('Prices'), '404.html': page('404') };
    await publish(folder, { ...live, 'favicon.svg': '<svg/>', 'composition.json': '{"id":"live"}' });
    await write(path.join(folder, 'public/previews', id), {
      'index.html': page('Home of the preview'),
      'pricing.html': page('Prices of the preview'),
      'new.html': page('New'),
      '404.html': page('404'),
      'unavailable/away.html': page('Away'),
      'favicon.svg': '<svg/>',
      'composition.json': '{"id":"preview"}',
      'record.json': '{}',
    });
  });

  const get = (url: string, cookie?: string) =>
    fetch(url, { redirect: 'manual', headers: { ...(cookie && { cookie }) } });

  test('is opened by its link, kept in a session cookie, and ended', async ({ gateway: { url } }) => {
    const opened = await get(`${url}/-preview/${id}`);
    expect([opened.status, opened.headers.get('location'), opened.headers.get('set-cookie')]).toEqual([
      303,
      '/',
      `preview=${id}; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    const over = await get(`${url}/-preview/end`, `preview=${id}`);
    expect([over.status, over.headers.get('location'), over.headers.get('set-cookie')]).toEqual([
      303,
      '/',
      'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    for (const { headers } of [opened, over]) expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('covers every page for its cookie, and no cache stores it', async ({ gateway: { url } }) => {
    for (const [address, status, body] of [
      ['/', 200, page('Home of the preview')],
      ['/pricing', 200, page('Prices of the preview')],
      ['/new', 200, page('New')],
      ['/new/', 308, ''],
      ['/no-such-page', 404, page('404')],
      ['/away', 503, page('Away')],
      ['/composition.json', 200, '{"id":"preview"}'],
      ['/favicon.ico', 200, '<svg/>'],
    ] as const) {
      const answer = await get(url + address, `a=b; preview=${id}`);
      expect([address, answer.status]).toEqual([address, status]);
      if (body) expect(await answer.text()).toBe(body);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('does not affect other visitors', async ({ gateway: { url } }) => {
    for (const cookie of [undefined, 'preview=', 'preview=../compositions/first', `other=${id}`]) {
      const answer = await get(`${url}/pricing`, cookie);
      expect(await answer.text()).toBe(page('Prices'));
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-robots-tag')).toBeNull();
    }
    expect((await get(`${url}/new`)).status).toBe(404);
    for (const address of [`/-preview/${id}/pricing`, '/-preview/', `/previews/${id}/pricing`, '/record.json'])
      expect((await get(url + address, `preview=${id}`)).status).toBe(404);
  });

  test('reports its end once, then the live site is back', async ({ gateway: { url } }) => {
    for (const [address, cookie] of [
      [ended],
      ['/', `preview=${'f'.repeat(32)}`],
      ['/pricing', `preview=${'f'.repeat(32)}`],
      ['/composition.json', `preview=${'f'.repeat(32)}`],
    ] as const) {
      const answer = await get(url + address, cookie);
      expect([address, answer.status]).toEqual([address, 410]);
      expect(await answer.text()).toMatch(/^This preview has ended\. /);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(answer.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0; Path=\//);
    }
  });
});

test.describe('a shared release', () => {
  const BROWSERS = 200;
  const live = { 'index.html': page('Home'), 'pricing.html': page('Prices'), '404.html': page('404') };

  /** Publishes as a shell does: atomically. */
  const lead = async (folder: string, target: string) => {
    const next = path.join(folder, 'public/next');
    await symlink(target, next);
    await rename(next, path.join(folder, 'public/share'));
  };

  const share = async (folder: string, buckets: string[]) => {
    const shared = path.join(folder, 'public/shares/first');
    await write(shared, { ...live, 'pricing.html': page('Prices of the share'), 'new.html': page('New') });
    await mkdir(path.join(shared, '-/visitors'), { recursive: true });
    for (const bucket of buckets) await writeFile(path.join(shared, '-/visitors', bucket), '');
    await lead(folder, 'shares/first');
  };

  const everyFourth = Array.from({ length: 100 }, (_, bucket) => String(bucket).padStart(2, '0')).filter(
    (_, bucket) => bucket % 4 === 0,
  );

  const ask = (url: string, browser: number) => fetch(url, { headers: { 'user-agent': `browser ${browser}` } });

  const seen = async (url: string) => {
    const texts: string[] = [];
    for (let browser = 0; browser < BROWSERS; browser += 1) texts.push(await (await ask(url, browser)).text());
    return texts;
  };

  test.beforeEach(({ gateway: { folder } }) => publish(folder, live));

  test('is served to its share of visitors, always the same ones, by every gateway', async ({
    gateway: { url, folder },
  }) => {
    await share(folder, everyFourth);
    const first = await seen(`${url}/pricing`);
    const percent = (first.filter((text) => text === page('Prices of the share')).length * 100) / BROWSERS;
    expect(Math.abs(percent - 25)).toBeLessThan(10);
    expect(first.filter((text) => text === page('Prices'))).toHaveLength(BROWSERS - (percent * BROWSERS) / 100);
    expect(await seen(`${url}/pricing`)).toEqual(first);
    const other = await startGateway(folder);
    const elsewhere = await seen(`${other.url}/pricing`);
    await other.stop();
    expect(elsewhere).toEqual(first);

    const [chosen, rest] = [page('Prices of the share'), page('Prices')].map((text) => first.indexOf(text));
    expect((await ask(`${url}/new`, chosen ?? 0)).status).toBe(200);
    expect((await ask(`${url}/new`, rest ?? 0)).status).toBe(404);
  });

  test('is stored by no shared cache, and neither are the responses to other visitors', async ({
    gateway: { url, folder },
  }) => {
    await share(folder, everyFourth);
    const texts = await seen(`${url}/pricing`);
    for (const browser of [page('Prices of the share'), page('Prices')].map((text) => texts.indexOf(text)))
      for (const address of ['/', '/pricing', '/no-such-page'])
        expect((await ask(url + address, browser)).headers.get('cache-control'), address).toBe('private, no-cache');
  });

  test('ends immediately for all visitors, without a failed request or a reload', async ({
    gateway: { url, folder },
  }) => {
    await share(folder, everyFourth);
    const before = await seen(`${url}/pricing`);
    const browser = before.indexOf(page('Prices of the share'));
    await lead(folder, 'current');
    await expect
      .poll(async () => {
        const answer = await ask(`${url}/pricing`, browser);
        expect(answer.status).toBe(200);
        return [await answer.text(), answer.headers.get('cache-control')];
      })
      .toEqual([page('Prices'), 'no-cache']);
    expect(new Set(await seen(`${url}/pricing`))).toEqual(new Set([page('Prices')]));
  });

  test('has no publicly accessible marker files', async ({ gateway: { url, folder } }) => {
    await share(folder, everyFourth);
    for (const address of ['/-/visitors/00', '/share/pricing', '/shares/first/pricing', '/share.json'])
      expect((await fetch(url + address)).status, address).toBe(404);
  });
});

test('behind a proxy that terminates TLS, browsers are told to use HTTPS, also by redirects and files', async ({
  gateway,
}) => {
  await publish(gateway.folder, {
    'index.html': page('home'),
    'pricing.html': page('pricing'),
    '404.html': page('404'),
  });
  const promised = async (address: string, proto: string) => {
    const headers = { 'x-forwarded-proto': proto };
    const answer = await fetch(gateway.url + address, { headers, redirect: 'manual' });
    return [answer.status, answer.headers.get('strict-transport-security')];
  };
  const statuses = { '/': 200, '/pricing/': 308, '/nowhere': 404, '/assets/none.js': 404, '/-/': 404 };
  for (const [address, status] of Object.entries(statuses)) {
    expect(await promised(address, 'https'), address).toEqual([status, 'max-age=31536000']);
    expect(await promised(address, 'http'), address).toEqual([status, null]);
  }
});
