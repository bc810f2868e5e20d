import { expect, test } from 'playwright/test';
import { compose, up, upWith, url } from '../compose.ts';
import { crash, remotes, whileHung } from '../containers.ts';
import { keepsAll, prepareWriters, whileRead, withoutFailures } from '../load.ts';

const MESSAGES = 60;

test.afterEach(async () => {
  await up('--no-build');
});

test('with two shells and three instances of forms-service, killing any container causes no failed requests', async () => {
  await up('--no-build', '--no-recreate', '--scale', 'shell=2', '--scale', 'forms-service=3');
  await withoutFailures(async () => {
    for (const service of ['forms-service', 'shell', ...remotes]) await crash(service);
  });
});

test('a database outage keeps documents available and acknowledged messages safe', async () => {
  const writers = await prepareWriters(MESSAGES);
  const failed = await whileRead(() => Promise.all([writers.send(), crash('mongo')]));
  expect(failed).toEqual([]);
  await keepsAll(writers);
});

test('no request takes more than five seconds while forms-service hangs', async () => {
  await whileHung('forms-service', async () => {
    const started = performance.now();
    const response = await fetch(`${url}/api/newsletter/confirm?token=of-somebody`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('settings with which neither forms-service nor the shell starts do not take the site from visitors', async () => {
  const wrong = { MAIL_TO: 'nobody', SITE_ORIGIN: 'www.site.example' };
  const failed = await whileRead(async () => {
    await expect(upWith(wrong, '--no-build', '--wait-timeout', '30')).rejects.toThrow(/is unhealthy/);
  });
  expect(failed).toEqual([]);
});

test('a killed single gateway restarts without losing acknowledged messages', async () => {
  const writers = await prepareWriters(MESSAGES);
  const failed = await whileRead(() => Promise.all([writers.send(), crash('gateway')]));
  test.info().annotations.push({ type: 'documents that failed meanwhile', description: String(failed.length) });
  await keepsAll(writers);
  expect(await whileRead(async () => {})).toEqual([]);
});

test('the log records errors, but not the visitors who met them', async () => {
  const writers = await prepareWriters(1);
  await compose('stop', 'forms-service');
  const sent = writers.send();
  await fetch(`${url}/api/newsletter/confirm?token=of-somebody`, { headers: { 'user-agent': 'browser of somebody' } });
  await expect
    .poll(() => compose('logs', 'gateway'), { timeout: 120_000 })
    .toContain('"path":"/api/newsletter/confirm"');
  await compose('start', 'forms-service');
  await sent;
  const log = await compose('logs', '--no-log-prefix', 'gateway');
  expect(log).not.toMatch(/of.somebody/);
  // Through the published port, all visitors have the address of a bridge.
  expect(log).not.toMatch(/\b\d+\.\d+\.\d+\.1\b/);
});
