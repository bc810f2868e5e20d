import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { Line } from '../support/load/line.ts';
import { compose, docker, url } from './compose.ts';
import { inspect, one, services } from './containers.ts';
import { contacts, prepareWriters } from './load.ts';

const read = async (service: string, file: string) => docker('exec', (await one(service)).Id, 'cat', file);

const secrets = () =>
  Promise.all([
    read('forms-service', '/secrets/captcha-secret'),
    read('forms-service', '/secrets/erasure-secret'),
    read('forms-service', '/secrets/mongodb-uri'),
    read('shell', '/secrets/refresh-token'),
  ]);

test('each secret is in the files of the one service that needs it', async () => {
  for (const secret of await secrets()) expect(secret.length).toBeGreaterThan(40);
  await expect(read('shell', '/secrets/captcha-secret')).rejects.toThrow(/No such file/);
  await expect(read('gateway', '/secrets/refresh-token')).rejects.toThrow(/No such file/);
  for (const service of ['shell', 'forms-service']) {
    const files = await docker('exec', (await one(service)).Id, 'sh', '-c', 'stat -c "%a %u" /secrets/*');
    expect(new Set(files.trim().split('\n'))).toEqual(new Set(['400 1000']));
  }
});

test('no log, container setting or image contains a secret', async () => {
  const shown = [
    await compose('logs'),
    ...(await Promise.all(services.map(async (service) => JSON.stringify(await inspect(service))))),
    ...(await Promise.all(
      services.map(async (service) => docker('history', '--no-trunc', (await one(service)).Image)),
    )),
  ];
  for (const secret of await secrets()) expect(shown.some((text) => text.includes(secret))).toBe(false);
  for (const service of services) {
    const find = 'find / -xdev ( -name ".env*" -o -path "/secrets/*" ) ! -path "*/node_modules/*" -type f'.split(' ');
    const plain = find.map((word) => word.replaceAll('"', ''));
    const { Image } = await one(service);
    expect(await docker('run', '--rm', '--user', '0', '--entrypoint', plain[0] ?? '', Image, ...plain.slice(1))).toBe(
      '',
    );
  }
});

test('a second start keeps the secrets of the first', async () => {
  const before = await secrets();
  await compose('run', '--rm', '--no-deps', 'secrets');
  expect(await secrets()).toEqual(before);
});

test('no log reveals who visited the site or what they wrote', async () => {
  const canary = randomUUID();
  const line = new Line({ url });
  const headers = { 'user-agent': `browser-${canary}`, referer: `https://${canary}.example/`, cookie: `id=${canary}` };
  for (const path of [`/?q=${canary}`, `/${canary}`, `/api/${canary}`]) await line.send(path, headers);
  await line.send('/api/contact', { ...headers, 'content-type': 'application/json' }, JSON.stringify({ canary }));
  line.close();
  await (await prepareWriters(1)).send();

  const log = await compose('logs');
  expect(log).toContain('"status":');
  const sent = await contacts();
  expect(sent.length).toBeGreaterThan(0);
  for (const { email, message } of sent) for (const text of [email, message]) expect(log.includes(text)).toBe(false);
  const gateways = Object.values((await one('gateway')).NetworkSettings.Networks).map(({ IPAddress }) =>
    IPAddress.replace(/\d+$/, '1'),
  );
  expect([canary, ...gateways].filter((text) => log.includes(text))).toEqual([]);
});
