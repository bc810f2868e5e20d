import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { followShell } from '../replica/follow-shell.ts';
import { TestShell } from '../testing/test-shell.ts';

const KEY = Buffer.from('a key of at least sixteen bytes');
const TOKEN = 'token-that-all-of-them-know';
const SECRET = `whsec_${KEY.toString('base64')}`;

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

let shell: TestShell;
let receiver: Server;
let received: Received[];
/** Status of the receiver's answers. */
let status: number;

beforeEach(async () => {
  received = [];
  status = 204;
  receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  shell = new TestShell();
  shell.sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
  publishHelp('1.0.0');
});

afterEach(async () => {
  await shell.dispose();
  receiver.close();
});

const publishHelp = (version: string, pages = ['/help']) =>
  shell.help.publish({ name: 'help', version, pages: pages.map((path) => ({ path, title: `${path} ${version}` })) });

const start = (started = shell, variables: Record<string, string> = {}) =>
  started.start({
    ...variables,
    PUBLISH_HOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/purge`,
    PUBLISH_HOOK_SECRET: SECRET,
    SHARED_CACHE_SECONDS: '3600',
  });
const messages = () => received.map(({ body }) => JSON.parse(body));
const last = () => messages().at(-1);

describe('A CDN', () => {
  test('is notified of everything first, then only of changes', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    expect(last().data.changed).toEqual(expect.arrayContaining(['/', '/prices', '/help', '/404', '/robots.txt']));

    publishHelp('1.1.0', ['/help/new']);
    const { id } = await shell.refresh();
    await expect.poll(messages).toHaveLength(2);
    expect(last()).toMatchObject({ type: 'site.published', data: { id, removed: ['/help'] } });
    // Caches may keep a 404 answer for the new address.
    expect(last().data.changed.sort()).toEqual(['/404', '/composition.json', '/help/new', '/sitemap.xml']);
  });

  test('is notified of new redirects, for which it may have cached a 404', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    shell.help.publish({
      name: 'help',
      version: '1.1.0',
      pages: [{ path: '/help', title: '/help 1.0.0', redirects: ['/support'] }],
    });
    await shell.refresh();
    await expect.poll(messages).toHaveLength(2);
    expect(last().data.changed).toEqual(expect.arrayContaining(['/404', '/support']));
  });

  test('is notified of the addresses that a new share affects, and of nothing when it ends', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    publishHelp('1.1.0');
    await shell.refresh();
    await expect.poll(messages).toHaveLength(2);
    const post = (address: string, body: object) =>
      shell.get(`/-/remotes/help/${address}`, { method: 'POST', body: JSON.stringify(body) });
    expect((await post('releases/1.0.0/share', { percent: 10 })).status).toBe(200);
    await expect.poll(messages).toHaveLength(3);
    expect(last().data).toMatchObject({ id: (await shell.report()).id, removed: [] });
    expect(last().data.changed.sort()).toEqual(['/composition.json', '/help', '/sitemap.xml']);

    await post('rollback', {});
    publishHelp('1.2.0', ['/help', '/help/new']);
    await shell.refresh();
    await expect.poll(messages).toHaveLength(4);
    expect(last().data.changed).toContain('/help/new');
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('can verify notifications', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
  });

  test('that was unreachable is notified of all missed changes, even after a restart', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    status = 500;
    publishHelp('1.1.0');
    await shell.refresh();
    await expect.poll(messages).toHaveLength(2);
    await shell.stop();
    status = 204;
    await start();
    await expect.poll(messages).toHaveLength(3);
    expect(last().data.changed.sort()).toEqual(['/composition.json', '/help', '/sitemap.xml']);

    await shell.stop();
    await start();
    publishHelp('1.2.0');
    await shell.refresh();
    await expect.poll(messages).toHaveLength(4);
  });

  test('that was unreachable during many compositions is notified of pages removed meanwhile', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    status = 500;
    // More than the former compositions that are kept.
    for (let patch = 0; patch <= 11; patch += 1) {
      publishHelp(`2.0.${patch}`, ['/help/new']);
      await shell.refresh();
    }
    await shell.stop();
    status = 204;
    received = [];
    await start();
    await expect.poll(messages).toHaveLength(1);
    expect(last().data.removed).toEqual(['/help']);
    expect(last().data.changed.sort()).toEqual(['/404', '/composition.json', '/help/new', '/sitemap.xml']);
  });

  test('is notified of removed pages by another shell that takes over with a replica', async () => {
    const other = new TestShell();
    onTestFinished(() => other.dispose());
    await start(shell, { REPLICA_TOKEN: TOKEN });
    await expect.poll(messages).toHaveLength(1);
    const following = followShell({
      url: () => new URL(shell.url),
      token: TOKEN,
      scope: 'everything',
      dataDir: other.dataDir,
      logger: { info() {}, warn() {} },
    });
    await expect.poll(() => existsSync(path.join(other.dataDir, 'steering/notified.json'))).toBe(true);
    await following.stop();
    await shell.stop();
    publishHelp('2.0.0', ['/help/new']);
    await start(other, { REMOTES: `sales=${shell.sales.path},help=${shell.help.path}` });
    await expect.poll(() => last().data.removed).toEqual(['/help']);
    expect(last().data.changed).not.toContain('/prices');
  });

  test('is notified of everything when the record of earlier notifications is damaged', async () => {
    await start();
    await expect.poll(messages).toHaveLength(1);
    const all = last().data.changed;
    const file = path.join(shell.dataDir, 'steering/notified.json');
    await expect.poll(() => existsSync(file)).toBe(true);
    await shell.stop();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200));
    await start();
    await expect.poll(messages).toHaveLength(2);
    expect(last().data).toMatchObject({ changed: all, removed: [] });
  });

  test('may cache documents for the configured time, and purges them by team or page', async () => {
    await start();
    const { headers } = await shell.get('/help');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=3600');
    expect(headers.get('surrogate-key')).toBe('help /help');
    expect((await shell.get('/nowhere')).headers.get('surrogate-key')).toBe('shell /404');
    expect((await shell.get('/remotes/help/static/page.css')).headers.get('surrogate-key')).toBeNull();
  });
});

test('refuses to start a publish hook without a signing secret', async () => {
  await expect(shell.start({ PUBLISH_HOOK_URL: 'https://cdn.example.com/purge' })).rejects.toThrow(
    'Set PUBLISH_HOOK_SECRET, with which requests to PUBLISH_HOOK_URL are signed.',
  );
});
