import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { median, progress, withSpread } from './figures.ts';
import { ReleaseFolder } from './release-folder.ts';
import { withResources } from './resources.ts';
import { builtRemotes, START_POLL_MS, startShell } from './shell.ts';
import type { Row } from './table.ts';

const RELEASES = 5;
const GATE_MS = 1_000;
const LOOK_EVERY_MS = 10;
const GIVE_UP_MS = 20_000;

async function titleOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
}

/** Milliseconds until visitors get a document that carries the word. */
async function servedAfter(address: string, word: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < GIVE_UP_MS) {
    if ((await titleOf(address)).includes(word)) return performance.now() - started;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`The release "${word}" was not served within ${GIVE_UP_MS / 1_000} s.`);
}

/** Publishes releases in which every file is new, each at another point between two looks of the shell. */
export async function measureReleaseLatency(): Promise<Row> {
  return withResources(async (resources) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'release-latency-'));
    resources.defer(() => rm(folder, { recursive: true, force: true }));
    const wholesale = await ReleaseFolder.copyOf(inProject('mfe-wholesale/dist'), path.join(folder, 'wholesale'));
    const remotes = { ...builtRemotes, wholesale: wholesale.path };
    const shell = await startShell({ dataDir: path.join(folder, 'data'), remotes, pollMs: START_POLL_MS });
    resources.defer(() => shell.stop());

    const times: number[] = [];
    for (let number = 1; number <= RELEASES; number++) {
      const word = `release ${number}`;
      const page = await wholesale.publish(word);
      times.push(await servedAfter(`http://127.0.0.1:${shell.port}${page}`, word));
      progress(`release ${number}/${RELEASES} served after ${times.at(-1)?.toFixed(0)} ms`);
      await pause(START_POLL_MS + (number * START_POLL_MS) / RELEASES);
    }
    return {
      what: 'new release written → served, ms',
      ours: withSpread(times),
      gate: `≤ ${GATE_MS}`,
      isMet: median(times) <= GATE_MS,
    };
  });
}
