import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { badReleases } from '../shell/server/testing/bad-releases.ts';
import { RemoteFolder } from '../shell/server/testing/remote-folder.ts';
import { progress } from './figures.ts';
import { withResources } from './resources.ts';
import { readMetric, startShell } from './shell.ts';
import type { Row } from './table.ts';

const DEPLOYS = 1_000;
/** Every fifth deploy is a release that must be refused. */
const BROKEN_EVERY = 5;
/** By then the process has allocated everything it needs. */
const WARM_AFTER = 200;
const VISITORS = 4;
const ADDRESSES = ['/', '/prices', '/help', '/composition.json', '/remotes/help/static/remote.js'];
const SNAPSHOT_SIGNAL = 'SIGUSR2';
const GATE_GROWTH = 1.1;

/** Visitors who request one address after the other until they are stopped. */
async function visit(url: string, signal: AbortSignal): Promise<{ answers: number; failed: number }> {
  let answers = 0;
  let failed = 0;
  const walk = async () => {
    while (!signal.aborted) {
      const response = await fetch(url + ADDRESSES[answers % ADDRESSES.length]).catch(() => undefined);
      await response?.arrayBuffer();
      answers += 1;
      if (response?.status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, walk));
  return { answers, failed };
}

/**
 * Returns the bytes that a shell retains. It writes a heap snapshot first, before which Node collects all garbage: the
 * amount of garbage only shows how busy it was.
 * @param snapshots folder for the snapshots
 */
async function heldBytes(child: ChildProcess, url: string, snapshots: string): Promise<number> {
  const written = async () => (await readdir(snapshots)).length;
  const before = await written();
  child.kill(SNAPSHOT_SIGNAL);
  while ((await written()) === before) await pause(100);
  const parts = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'].map((name) => readMetric(url, name));
  return (await Promise.all(parts)).reduce((sum, part) => sum + part);
}

/** Publishes valid and broken releases in sequence while visitors request documents and files. */
export async function measureDeploys(): Promise<Row[]> {
  return withResources(async (resources) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'deploys-'));
    resources.defer(() => rm(dataDir, { recursive: true, force: true }));
    const [sales, help] = [new RemoteFolder(), new RemoteFolder()];
    resources.defer(async () => {
      for (const folder of [sales, help]) folder.remove();
    });
    const secret = path.join(dataDir, 'secret');
    await writeFile(secret, 'a secret');
    const bad = badReleases(secret);
    const link = `<p>${'help '.repeat(20)}</p><a href="/prices">prices</a>`;
    help.publish({ name: 'help', pages: [{ path: '/help', html: link }] });
    sales.publish({ name: 'sales', pages: [{ path: '/' }, { path: '/prices' }] });
    const registry = path.join(dataDir, 'remotes.json');
    const remotes = {
      sales: { source: sales.path, paths: ['/', '/prices'] },
      help: { source: help.path, paths: ['/help'] },
    };
    await writeFile(registry, JSON.stringify(remotes));
    const snapshots = path.join(dataDir, 'snapshots');
    await mkdir(snapshots);
    const { port, process, stop } = await startShell({
      dataDir,
      variables: {
        REMOTES_FILE: registry,
        COMPOSE_PAGE_TIMEOUT_MS: '500',
        LOG_LEVEL: 'silent',
        NODE_OPTIONS: `--heapsnapshot-signal=${SNAPSHOT_SIGNAL} --diagnostic-dir=${snapshots}`,
      },
    });
    resources.defer(stop);
    const url = `http://127.0.0.1:${port}`;

    const visitors = new AbortController();
    const visiting = visit(url, visitors.signal);
    let warm = 0;
    let unexpected = 0;
    for (let number = 1; number <= DEPLOYS; number += 1) {
      const [, release] = (number % BROKEN_EVERY === 0 && bad[(number / BROKEN_EVERY) % bad.length]) || [];
      sales.publish({
        name: 'sales',
        version: `2.0.${number}`,
        pages: [{ path: '/' }, { path: '/prices' }],
        ...release,
      });
      const { refused } = await (await fetch(`${url}/-/refresh`, { method: 'POST' })).json();
      if (refused.length > 0 !== (release !== undefined)) unexpected += 1;
      if (number === WARM_AFTER) warm = await heldBytes(process, url, snapshots);
      if (number % 100 === 0) progress(`deploys ${number}/${DEPLOYS}`);
    }
    const growth = (await heldBytes(process, url, snapshots)) / warm;
    visitors.abort();
    const { answers, failed } = await visiting;
    return [
      {
        what: `failed answers of ${answers} during ${DEPLOYS} deploys, a fifth of them broken`,
        ours: String(failed),
        gate: '0',
        isMet: failed === 0,
      },
      {
        what: 'deploys that went live although broken, or were refused although good',
        ours: String(unexpected),
        gate: '0',
        isMet: unexpected === 0,
      },
      {
        what: `memory that the shell holds after ${DEPLOYS} deploys, against that after ${WARM_AFTER}`,
        ours: `${growth.toFixed(2)} ×`,
        gate: `≤ ${GATE_GROWTH} ×`,
        isMet: growth <= GATE_GROWTH,
      },
    ];
  });
}
