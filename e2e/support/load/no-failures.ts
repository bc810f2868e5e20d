import { expect } from 'playwright/test';
import type { Writers } from './writers.ts';

/** A running site under load. */
interface LoadedSite {
  prepareWriters(count: number): Promise<Writers>;
  /** Runs work while visitors read. @returns their failed requests */
  whileRead(work: () => Promise<unknown>): Promise<string[]>;
  /** Addresses of the stored messages, one entry per message. */
  keptAddresses(): Promise<string[]>;
}

/** Asserts that every acknowledged message is stored once. */
export async function expectKeptOnce(
  { keptAddresses }: Pick<LoadedSite, 'keptAddresses'>,
  { acknowledged }: Writers,
): Promise<void> {
  const kept = await keptAddresses();
  expect(kept.filter((email) => acknowledged.includes(email)).sort()).toEqual([...acknowledged].sort());
}

/** Asserts that work causes no failed requests, and that each message is delivered without a retry and stored once. */
export async function expectNoFailures(site: LoadedSite, work: () => Promise<unknown>, messages = 60): Promise<void> {
  const writers = await site.prepareWriters(messages);
  const failed = await site.whileRead(async () => {
    const sent = writers.send();
    await work();
    await sent;
  });
  expect({ failed, refusals: writers.refusals }).toEqual({ failed: [], refusals: [] });
  await expectKeptOnce(site, writers);
}
