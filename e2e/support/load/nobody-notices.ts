import { expect } from 'playwright/test';
import type { Writers } from './writers.ts';

/** A running site, as those know it who put it under load. */
interface LoadedSite {
  prepareWriters(count: number): Promise<Writers>;
  /** Runs work while people read. @returns what failed for them */
  whileRead(work: () => Promise<unknown>): Promise<string[]>;
  /** Addresses whose messages are kept, as often as they are. */
  keptAddresses(): Promise<string[]>;
}

/** Asserts that every message that was acknowledged is kept, once. */
export async function expectKeptOnce(
  { keptAddresses }: Pick<LoadedSite, 'keptAddresses'>,
  { acknowledged }: Writers,
): Promise<void> {
  const kept = await keptAddresses();
  expect(kept.filter((email) => acknowledged.includes(email)).sort()).toEqual([...acknowledged].sort());
}

/** Asserts that nobody notices some work: nothing fails for readers, and each message arrives at once and is kept once. */
export async function expectUnnoticed(site: LoadedSite, work: () => Promise<unknown>, letters = 60): Promise<void> {
  const writers = await site.prepareWriters(letters);
  const failed = await site.whileRead(async () => {
    const sent = writers.send();
    await work();
    await sent;
  });
  expect({ failed, refusals: writers.refusals }).toEqual({ failed: [], refusals: [] });
  await expectKeptOnce(site, writers);
}
