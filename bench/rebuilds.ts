import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Release } from '@site/contracts';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { launchProcess } from '@site/dev-tools/service.ts';
import { slowestRow } from './builds.ts';
import { progress, withSpread } from './figures.ts';
import { withResources } from './resources.ts';
import type { Row } from './table.ts';

const SAVES = 7;
const GATE_MS = 1_000;
const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 30_000;
/** A person reads before saving again; a build that runs twice has ended by then. */
const BETWEEN_SAVES_MS = 1_500;

/** Starts the watching build of `npm run dev` on a checkout, which is ready after its first result. */
const launchBuild = (name: string, folder: string) =>
  launchProcess<{ state?: string }>(inProject('scripts/dev/watch-target.ts'), {
    args: [name, folder],
    environment: { NODE_ENV: 'development' },
    // Messages without a state are sent while it builds.
    isReady: ({ state }) => state !== undefined,
  });

async function versionIn(folder: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(folder, 'dist-dev/release.json'), 'utf8')) as Release).version;
}

/** The copy of a page: what a team changes most. */
function findWords(folder: string): string {
  const [first] = globSync('src/pages/**/content.ts', { cwd: folder }).sort();
  if (!first) throw new Error(`There is no page in ${folder}.`);
  return path.join(folder, first);
}

/** Milliseconds from a saved file to the release that contains it. */
async function saveOnce(folder: string, file: string, number: number): Promise<number> {
  const before = await versionIn(folder);
  const started = performance.now();
  await appendFile(file, `\nexport const save${number} = ${number};\n`);
  while (performance.now() - started < GIVE_UP_MS) {
    if ((await versionIn(folder)) !== before) return performance.now() - started;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${file} was saved and nothing was built within ${GIVE_UP_MS / 1_000} s.`);
}

/** Watches all remotes concurrently, as `npm run dev` does, and saves files of one after the other. */
export async function measureRebuilds(): Promise<Row> {
  return withResources(async (resources) => {
    const watched = await Promise.all(
      remoteNames.map(async (name) => {
        const checkout = await Checkout.create({ paths: [`mfe-${name}`] });
        resources.defer(() => checkout.remove());
        const folder = checkout.path(`mfe-${name}`);
        const build = launchBuild(name, folder);
        resources.defer(() => build.stop());
        await build.ready;
        return { name, folder };
      }),
    );

    const times: Record<string, number[]> = {};
    for (const { name, folder } of watched) {
      const file = findWords(folder);
      const own: number[] = [];
      // The first save is not counted: the build's code gets faster as it runs.
      for (let save = 0; save <= SAVES; save++) {
        await pause(BETWEEN_SAVES_MS);
        own.push(await saveOnce(folder, file, save));
      }
      times[name] = own.slice(1);
      progress(`rebuild of ${name}: ${withSpread(own.slice(1))} ms`);
    }
    return slowestRow('npm run dev: saved file → emitted, ms', times, GATE_MS);
  });
}
