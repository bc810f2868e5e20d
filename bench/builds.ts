import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Checkout } from '@site/dev-tools/checkout.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { remoteNames } from '@site/dev-tools/remote-names.ts';
import { median, progress, withSpread } from './figures.ts';
import { withResources } from './resources.ts';
import type { Row } from './table.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const GATE_S = 20;

/** Measures the seconds of a production build in a separate process, as in a team's pipeline. */
async function buildOnce(folder: string): Promise<number> {
  const started = performance.now();
  await run(inProject('node_modules/.bin/remote-kit'), ['build', folder]);
  return (performance.now() - started) / 1_000;
}

/** Builds each remote alone, as its team does. */
export async function measureBuilds(): Promise<Row> {
  const times: Record<string, number[]> = {};
  for (const name of remoteNames) {
    await withResources(async (resources) => {
      const checkout = await Checkout.create({ paths: [`mfe-${name}`] });
      resources.defer(() => checkout.remove());
      const folder = checkout.path(`mfe-${name}`);
      const own: number[] = [];
      for (let round = 1; round <= ROUNDS; round++) own.push(await buildOnce(folder));
      times[name] = own;
      progress(`build of ${name}: ${withSpread(own, 1)} s`);
    });
  }
  return slowestRow('production build of one remote, s', times, GATE_S, 1);
}

/** Returns the remote with the slowest build. */
export function slowestRow(what: string, times: Record<string, number[]>, gate: number, digits = 0): Row {
  const [slowest] = Object.entries(times).toSorted(([, a], [, b]) => median(b) - median(a));
  if (!slowest) throw new Error('There is no remote.');
  const [name, own] = slowest;
  return {
    what: `${what}, slowest: ${name}`,
    ours: withSpread(own, digits),
    gate: `≤ ${gate.toLocaleString('en')}`,
    isMet: median(own) <= gate,
  };
}
