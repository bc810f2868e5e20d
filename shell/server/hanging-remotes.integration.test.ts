import { readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@site/dev-tools/free-port.ts';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openSite } from './open-site.ts';
import { openStores } from './open-stores.ts';
import { createMetrics } from './serve/metrics.ts';
import { HangingRemote } from './testing/hanging-remote.ts';
import { TestShell } from './testing/test-shell.ts';

let shell: TestShell;

beforeEach(() => {
  shell = new TestShell();
  publish('1.0.0');
});

afterEach(() => shell.dispose());

const publishHelp = (version: string) => shell.help.publish({ name: 'help', version, pages: [{ path: '/help' }] });

function publish(version: string) {
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }, { path: '/prices' }] });
  publishHelp(version);
}

/** Starts a shell that waits for files of the sales team until the signal stops it. */
async function startWaiting(signal: AbortSignal) {
  const sales = new HangingRemote(shell.sales.path);
  await sales.start();
  onTestFinished(() => sales.stop());
  const port = await freePort();
  const starting = shell.serve(
    {
      PORT: String(port),
      REMOTES: `sales=${sales.url},help=${shell.help.path}`,
      REMOTE_TIMEOUT_MS: '600000',
      REMOTES_POLL_MS: '20',
    },
    signal,
  );
  await sales.untilAsked();
  return { starting, url: `http://127.0.0.1:${port}` };
}

const storedReleases = () => readdirSync(path.join(shell.dataDir, 'store/releases'));

describe('A starting shell that waits for the files of one release', () => {
  test('publishes current and later releases of other teams if the site was published before', async () => {
    await shell.start();
    await shell.stop();
    publish('2.0.0');
    const stopping = new AbortController();
    const { starting, url } = await startWaiting(stopping.signal);
    const versions = async () => {
      const { releases } = await (await fetch(`${url}/-/composition`)).json();
      return [releases.sales.version, releases.help.version];
    };
    await expect.poll(versions).toEqual(['1.0.0', '2.0.0']);
    publishHelp('3.0.0');
    await expect.poll(versions).toEqual(['1.0.0', '3.0.0']);
    const { stop } = await starting;
    stopping.abort();
    await stop();
  });

  test('can be stopped, even before anything is published, and the next one fetches that release again', async () => {
    const stopping = new AbortController();
    const { starting } = await startWaiting(stopping.signal);
    stopping.abort();
    await (await starting).stop();
    expect(storedReleases()).not.toContain('sales@1.0.0.json');
    await shell.start();
    expect((await shell.report()).releases).toMatchObject({ sales: { version: '1.0.0' }, help: { version: '1.0.0' } });
  });
});

test.each([
  ['that was live', ['sales', 'help'] as const],
  ['without a release', ['sales'] as const],
])(
  'A remote %s that is removed during a poll leaves no warning and no metric when that poll fails',
  async (_, published) => {
    await shell.start({ REMOTES: published.map((name) => `${name}=${shell[name].path}`).join() });
    await shell.stop();
    publish('2.0.0');
    const help = new HangingRemote(shell.help.path);
    await help.start();
    const env = shell.environment({
      REMOTES: `sales=${shell.sales.path},help=${help.url}`,
      REMOTE_TIMEOUT_MS: '600000',
    });
    const logger = pino({ level: 'silent' });
    const metrics = createMetrics();
    const { site, pollers, decisions } = await openSite(env, await openStores(env, logger, { quality: 1 }), {
      logger,
      metrics,
    });
    onTestFinished(() => site.stop());
    await site.start();
    const [, poller] = pollers();
    if (!poller) throw new Error('There is no second remote.');
    const polling = site.poll(poller);
    await help.untilAsked();
    await decisions.store.update((state) => ({ ...state, removed: ['help'] }));
    await site.apply('help');
    help.stop();
    await polling;
    expect(Object.keys(site.report().releases)).toEqual(['sales']);
    expect(site.report().warnings.map(({ remote }) => remote)).not.toContain('help');
    for (const metric of [metrics.remoteUp, metrics.refused, metrics.refusedNow])
      expect((await metric.get()).values.map(({ labels }) => labels.remote)).not.toContain('help');
  },
);
