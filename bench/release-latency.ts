import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import type { Service } from '@site/dev-tools/service.ts';
import { siteCommand } from '../shell/server/testing/site-command.ts';
import { median, progress, withSpread } from './figures.ts';
import { ReleaseFolder } from './release-folder.ts';
import { withResources } from './resources.ts';
import { builtRemotes, START_POLL_MS, startShell } from './shell.ts';
import type { Row } from './table.ts';

const RELEASES = 5;
const GATE_MS = 1_000;
const GATE_CHANGED_ENTRY_MS = 1_500;
/** By then the shell has rendering processes for the next release. */
const PREPARED_AFTER_MS = 2_000;
const LOOK_EVERY_MS = 10;
const GIVE_UP_MS = 20_000;

async function titleOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
}

/** Milliseconds until visitors get a document with the word. */
async function servedAfter(address: string, word: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < GIVE_UP_MS) {
    if ((await titleOf(address)).includes(word)) return performance.now() - started;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`The release "${word}" was not served within ${GIVE_UP_MS / 1_000} s.`);
}

/** A shell with the built remotes, and a copy of one to which releases are published. */
async function withWholesale<Result>(
  pollMs: number | undefined,
  work: (shell: Service, wholesale: ReleaseFolder) => Promise<Result>,
): Promise<Result> {
  return withResources(async (resources) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'release-latency-'));
    resources.defer(() => rm(folder, { recursive: true, force: true }));
    const wholesale = await ReleaseFolder.copyOf(inProject('mfe-wholesale/dist'), path.join(folder, 'wholesale'));
    const remotes = { ...builtRemotes, ...(pollMs !== undefined && { wholesale: wholesale.path }) };
    const options = { dataDir: path.join(folder, 'data'), remotes, ...(pollMs !== undefined && { pollMs }) };
    const shell = await startShell(options);
    resources.defer(() => shell.stop());
    return work(shell, wholesale);
  });
}

function rowOf(what: string, times: number[], gateMs: number): Row {
  return { what, ours: withSpread(times), gate: `≤ ${gateMs}`, isMet: median(times) <= gateMs };
}

/** Publishes releases in which every file is new, at varying times between two polls of the shell. */
const measurePolled = (): Promise<Row> =>
  withWholesale(START_POLL_MS, async ({ port }, wholesale) => {
    const times: number[] = [];
    for (let number = 1; number <= RELEASES; number++) {
      const word = `release ${number}`;
      const page = await wholesale.publish(word);
      times.push(await servedAfter(`http://127.0.0.1:${port}${page}`, word));
      progress(`release ${number}/${RELEASES} served after ${times.at(-1)?.toFixed(0)} ms`);
      await pause(START_POLL_MS + (number * START_POLL_MS) / RELEASES);
    }
    return rowOf('new release written → served, ms', times, GATE_MS);
  });

/** Pushes releases in which every file is new, and one page has another menu entry, which appears in all documents. */
const measureChangedEntry = (): Promise<Row> =>
  withWholesale(undefined, async ({ port }, wholesale) => {
    const times: number[] = [];
    for (let number = 1; number <= RELEASES; number++) {
      const label = `Entry ${number}`;
      await wholesale.publish(`release ${number}`, { group: 'resources', label, order: 90 });
      const started = performance.now();
      const { code, stderr } = await siteCommand({ url: `http://127.0.0.1:${port}` }, [
        'push',
        'wholesale',
        wholesale.path,
      ]);
      times.push(performance.now() - started);
      if (code !== 0) throw new Error(stderr);
      progress(`changed entry ${number}/${RELEASES} live after ${times.at(-1)?.toFixed(0)} ms`);
      await pause(PREPARED_AFTER_MS);
    }
    return rowOf('push with a changed menu entry → live, ms', times, GATE_CHANGED_ENTRY_MS);
  });

/** Measures how long visitors wait for a published release. */
export async function measureReleaseLatency(): Promise<Row[]> {
  return [await measurePolled(), await measureChangedEntry()];
}
