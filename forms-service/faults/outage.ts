import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { rowsIn, type Settings } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { gather } from './crowd.ts';

const OUTAGE_MS = 30_000;
/** Time until memory use under many concurrent refusals is stable. */
const SETTLED_MS = 10_000;
/** Acknowledged leads that show normal operation. */
const SOME_PEOPLE = 50;
const CROWD = 60;
/** Immediate retries of refused clients exceed the limits of other tests on a fast machine. */
const UNLIMITED = { RATE_LIMIT_BURST: '100000000', BYPASS_PER_HOUR: '100000000', BYPASS_TOTAL_PER_HOUR: '100000000' };
/** Heap limit of its image: without one, Node delays garbage collection. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=8' };
const MEGABYTE = 1_000_000;
/** Above uncollected garbage; leaked requests would be thousands of 30 KB. */
const SOME_MEMORY = 50 * MEGABYTE;

/** Metrics of the service. */
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

/** A store with outages on request. */
export interface FragileStore {
  settings: Settings;
  takeAway(): Promise<void> | void;
  bringBack(): Promise<void> | void;
}

/**
 * Makes the store unavailable for half a minute under retrying clients and checks the guarantees.
 * @returns a summary line
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
