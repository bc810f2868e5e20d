import { expect, test } from 'playwright/test';
import { compose, docker, dockerReading, leadsCommand, up } from '../compose.ts';
import { inspect, services } from '../containers.ts';
import { findOwnEngine, restartEngine } from '../engine.ts';
import { contacts, keptAddresses, prepareWriters, whileRead } from '../load.ts';
import { eventsDuring } from '../order-of-start.ts';
import { page, versionOf } from '../site.ts';

const isHealthy = async (service: string) =>
  (await inspect(service)).every(({ State }) => State.Health?.Status === 'healthy');

/** As documented in docs/operate.md. */
const restore = (backup: string) =>
  dockerReading(
    backup,
    ...['compose', 'exec', '--no-TTY', 'forms-service', 'sh', '-c'],
    'cat > /data/leads.backup && node src/admin/leads.ts restore /data/leads.backup --yes',
  );

test('all services stop gracefully, start in order and keep their data', async () => {
  const writers = await prepareWriters(5);
  expect(await whileRead(() => writers.send())).toEqual([]);
  const before = { leads: await contacts(), version: await versionOf('wholesale') };
  const secret = () => compose('exec', '--no-TTY', 'forms-service', 'cat', '/secrets/captcha-secret');
  const firstSecret = await secret();

  await compose('stop');
  for (const service of services) {
    for (const { State } of await inspect(service)) {
      expect({ service, code: State.ExitCode, ...State }).toMatchObject({ service, code: 0, OOMKilled: false });
    }
  }
  await compose('down');
  const notes = await eventsDuring(() => up('--no-build'), 'health_status: healthy forms-service');
  for (const [first, then] of [
    ['die secrets', 'start mongo'],
    ['die secrets', 'start shell'],
    ['health_status: healthy mongo', 'start forms-service'],
  ] as const) {
    expect(notes).toEqual(expect.arrayContaining([first, then]));
    expect(notes.indexOf(first), `${first}, then ${then}`).toBeLessThan(notes.indexOf(then));
  }

  expect({ leads: await contacts(), version: await versionOf('wholesale') }).toEqual(before);
  expect(await secret()).toBe(firstSecret);
});

test('a backup taken under load restores acknowledged messages on an empty machine', async () => {
  const early = await prepareWriters(20);
  await early.send();
  const late = await prepareWriters(60);
  const sent = late.send();
  const backup = await docker(...leadsCommand.options, 'backup', '-');
  await sent;
  const all = await contacts();

  await compose('down', '--volumes');
  await up('--no-build');
  expect(await contacts()).toEqual([]);
  await restore(backup);
  const restored = await contacts();
  const addresses = restored.map(({ email }) => email);
  expect(addresses).toEqual(expect.arrayContaining(early.acknowledged));
  expect(new Set(addresses).size).toBe(addresses.length);
  const ids = new Set(restored.map(({ id }) => id));
  expect(restored).toEqual(all.filter(({ id }) => ids.has(id)));
});

test('the site with all data returns after a restart of the machine', async () => {
  const engine = findOwnEngine();
  test.skip(engine === undefined, 'The engine of this machine is started by its system.');
  const writers = await prepareWriters(5);
  await writers.send();
  const before = await page('/sip-trunking');
  await restartEngine(Number(engine));
  for (const service of services) await expect.poll(() => isHealthy(service), { timeout: 120_000 }).toBe(true);
  expect(await page('/sip-trunking')).toBe(before);
  expect(await keptAddresses()).toEqual(expect.arrayContaining(writers.acknowledged));
  const later = await prepareWriters(1);
  await later.send();
  expect(later.refusals).toEqual([]);
});
