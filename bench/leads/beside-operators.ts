import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inProject } from '@site/dev-tools/project-root.ts';
import { startService } from '@site/dev-tools/service.ts';
import { pairedRatio, progress, withSpread } from '../figures.ts';
import type { Row } from '../table.ts';
import { addressOf, FIRST } from './fill-leads.ts';
import { environment, leads } from './run-command.ts';
import { type Met, postBeside } from './visitors.ts';

const ROUNDS = 3;
/** Long enough that one of a hundred visitors is more than one. */
const WORK_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
const START = inProject('forms-service/src/start.ts');
const HOUR_AT_ONCE = pathToFileURL(path.join(import.meta.dirname, 'hour-at-once.ts')).href;

/** An age in days that selects an equal number of leads of {@link fillLeads}, whatever the total. */
const olderThan = (days: number) => String(Math.floor((Date.now() - FIRST) / DAY_MS) - days);

/** Repeats some work to cover enough visitors. */
async function repeatedly(work: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end) await work();
}

async function scrape(port: number): Promise<string> {
  await pause(250);
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** Visitors' results alone, and during some work: in sequence, so that disturbances of the machine affect both. */
interface Round {
  alone: Met;
  beside: Met;
}

function toRow(what: string, rounds: Round[]): Row {
  const [before, meanwhile] = [rounds.map(({ alone }) => alone.p99), rounds.map(({ beside }) => beside.p99)];
  const ratio = pairedRatio(meanwhile, before);
  const sum = (name: 'posts' | 'refusals') => rounds.reduce((total, { beside }) => total + beside[name], 0);
  return {
    what: `p99 of visitors beside ${what}, ms`,
    ours: `${withSpread(meanwhile)}, ${sum('refusals')} of ${sum('posts')} refused`,
    reference: `${withSpread(before)} alone`,
    ratio: ratio.toFixed(2),
    gate: '≤ 2 ×, 0 refused',
    isMet: ratio <= 2 && sum('refusals') === 0,
  };
}

async function measureRounds(what: string, measure: (round: number) => Promise<Round>): Promise<Row> {
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    rounds.push(await measure(round));
    const { alone, beside } = rounds.at(-1) as Round;
    progress(`leads: visitors beside ${what}: ${beside.p99.toFixed(0)} ms, ${alone.p99.toFixed(0)} ms alone`);
  }
  return toRow(what, rounds);
}

/** Compares visitors' p99 during operators' work with that before. */
export async function besideOperators(resources: AsyncDisposableStack, dataDir: string): Promise<Row[]> {
  const { port, stop } = await startService(START, environment(dataDir));
  resources.defer(stop);
  // The first visitors wait for code that has never run.
  await postBeside(port, () => pause(WORK_MS));
  const run = (...command: string[]) => leads(dataDir, ...command);
  let person = 4_321;
  const works: [string, (round: number) => Promise<unknown>][] = [
    ['`leads erase`', () => repeatedly(() => run('erase', addressOf(person++), '--yes'))],
    [
      '`leads list --state quarantined`',
      () => repeatedly(() => run('list', '--limit', '50', '--state', 'quarantined')),
    ],
    ['`leads stats`', () => repeatedly(() => run('stats'))],
    ['`leads export`', () => run('export', '--until', '2024-01-06')],
    ['`leads purge`', (round) => run('purge', '--form', 'signup', '--older-than', olderThan(round), '--yes')],
    ['scrapes of metrics', () => repeatedly(() => scrape(port))],
  ];
  const rows: Row[] = [];
  for (const [what, work] of works) {
    const measure = async (round: number) => ({
      alone: await postBeside(port, () => pause(WORK_MS)),
      beside: await postBeside(port, () => work(round)),
    });
    rows.push(await measureRounds(what, measure));
  }
  return rows;
}

/** A service with a retention period, from its first visitors until nothing is older. */
async function postToOneThatKeeps(resources: AsyncDisposableStack, dataDir: string, days: string): Promise<Met> {
  const periods = `contact=${days},newsletter=never,pricing-expert=never,signup=never`;
  const given = environment(dataDir);
  const options = `${given.NODE_OPTIONS} --import=${HOUR_AT_ONCE}`;
  const { port, stop } = await startService(START, { ...given, NODE_OPTIONS: options, RETENTION_DAYS: periods });
  resources.defer(stop);
  const untilRemoved = async () => {
    while (!/^forms_purged_records_total\{form="contact"\} [1-9]/m.test(await scrape(port)));
  };
  const met = await postBeside(port, days === 'never' ? () => pause(WORK_MS) : untilRemoved);
  await stop();
  return met;
}

/** A service looks for expired leads every hour: compares visitors' p99 during that with a service that keeps all. */
export const besideRetention = (resources: AsyncDisposableStack, dataDir: string): Promise<Row> =>
  measureRounds('the service removing a day of leads', async (round) => ({
    alone: await postToOneThatKeeps(resources, dataDir, 'never'),
    beside: await postToOneThatKeeps(resources, dataDir, olderThan(round)),
  }));
