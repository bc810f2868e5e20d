import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { rowsIn, type Settings } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { gather } from './crowd.ts';

const OUTAGE_MS = 30_000;
/** By then the service has the memory that so many refusals at once take. */
const SETTLED_MS = 10_000;
/** Enough to see that all goes well before, and again. */
const SOME_PEOPLE = 50;
const CROWD = 60;
/** Who is refused at once comes back at once: on a fast machine that is more often than any limit of other tests. */
const UNLIMITED = { RATE_LIMIT_BURST: '100000000', BYPASS_PER_HOUR: '100000000', BYPASS_TOTAL_PER_HOUR: '100000000' };
/** The heap of its image: without limits, Node keeps what it need not while there is room. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=8' };
const MEGABYTE = 1_000_000;
/** More than what is waiting to be collected; requests that were held on to would be thousands of 30 KB. */
const SOME_MEMORY = 50 * MEGABYTE;

/** What the service says of itself. */
async function metricsOf(address: string) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const sumOf = (pattern: RegExp) => [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0);
  const posts = 'method="POST",route="/api/newsletter"';
  return {
    memory: sumOf(/^forms_process_resident_memory_bytes (\S+)$/gm),
    answered: sumOf(new RegExp(`^forms_request_duration_seconds_count{.*${posts}.*} (\\S+)$`, 'gm')),
    answeredInTime: sumOf(new RegExp(`^forms_request_duration_seconds_bucket{.*le="5".*${posts}.*} (\\S+)$`, 'gm')),
  };
}

/** A store that can be taken away for a while. */
export interface FragileStore {
  settings: Settings;
  takeAway(): Promise<void> | void;
  bringBack(): Promise<void> | void;
}

/**
 * Takes the store away for half a minute while a crowd insists, and holds what they see against the promises.
 * @returns a line of figures
 */
export async function surviveOutage({ settings, takeAway, bringBack }: FragileStore): Promise<string> {
  const { address } = await startProcess({ ...settings, ...UNLIMITED, ...HEAP, LOG_LEVEL: 'warn' });
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  const { acknowledged, answers, leave } = gather(CROWD, () => address);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(SOME_PEOPLE);

  await takeAway();
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  const before = answers.length;
  await pause(SETTLED_MS);
  const { memory } = await metricsOf(address);
  await pause(OUTAGE_MS - SETTLED_MS);
  const during = answers.slice(before);
  const growth = (await metricsOf(address)).memory - memory;
  expect(await statusOf('/livez')).toBe(200);

  await bringBack();
  const atReturn = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(atReturn + SOME_PEOPLE);
  await leave();
  expect(await statusOf('/readyz')).toBe(200);

  const kept = new Set((await rowsIn(settings)).map(({ email }) => email));
  const longest = Math.max(...during.map(({ ms }) => ms));
  expect(new Set(during.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 15']));
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  const { answered, answeredInTime } = await metricsOf(address);
  expect(answered).toBeGreaterThan(answers.length / 2);
  expect(answeredInTime).toBe(answered);
  expect(growth).toBeLessThan(SOME_MEMORY);
  return (
    `${during.length} refusals in 30 s, longest answer ${(longest / 1_000).toFixed(1)} s, ` +
    `memory ${(growth / MEGABYTE).toFixed(0)} MB more, ${acknowledged.length} acknowledged, 0 missing`
  );
}
