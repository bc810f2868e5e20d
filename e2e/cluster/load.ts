import { expect } from 'playwright/test';
import { whileSomeRead } from '../support/load/readers.ts';
import { Writers } from '../support/load/writers.ts';
import { entrance } from './ingress.ts';
import { inSite } from './kubectl.ts';

/** Visitors who filled in the contact form, ready to send it. */
export const prepareWriters = (count: number): Promise<Writers> => Writers.prepare(entrance(), count);

/**
 * Runs work while people read, with all that their browsers fetch. They are few, since they share their processors with the
 * database, which otherwise does not answer in time.
 * @returns what failed for them
 */
export const whileRead = (work: () => Promise<unknown>): Promise<string[]> =>
  whileSomeRead(entrance(), work, { count: 2, files: true });

/** `leads …` as operators run it. */
export const leads = (...options: string[]): Promise<string> =>
  inSite('exec', 'deployment/forms-service', '--', 'node', 'src/admin/leads.ts', ...options);

/** Addresses whose messages are kept, as often as they are. */
export async function keptAddresses(): Promise<string[]> {
  const lines = await leads('export', '--format', 'jsonl', '--form', 'contact');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).email);
}

/** Asserts that nobody notices some work: each document, each script, and each message once. */
export async function nobodyNotices(work: () => Promise<unknown>, letters = 60): Promise<void> {
  const writers = await prepareWriters(letters);
  const failed = await whileRead(async () => {
    const sent = writers.send();
    await work();
    await sent;
  });
  expect({ failed, refusals: writers.refusals }).toEqual({ failed: [], refusals: [] });
  const kept = await keptAddresses();
  expect(kept.filter((email) => writers.acknowledged.includes(email)).sort()).toEqual([...writers.acknowledged].sort());
}
