import { addressesOf, readExport } from '../support/load/exported-leads.ts';
import { expectNoFailures } from '../support/load/no-failures.ts';
import { whileSomeRead } from '../support/load/readers.ts';
import { Writers } from '../support/load/writers.ts';
import { entrance } from './ingress.ts';
import { inSite } from './kubectl.ts';

/** Visitors who have filled in the contact form and are ready to send it. */
export const prepareWriters = (count: number): Promise<Writers> => Writers.prepare(entrance(), count);

/**
 * Runs work while visitors read, with everything that their browsers fetch. There are few of them: they share their
 * processors with the database, which otherwise does not respond in time.
 * @returns their failed requests
 */
export const whileRead = (work: () => Promise<unknown>): Promise<string[]> =>
  whileSomeRead(entrance(), work, { count: 2, files: true });

/** Runs `leads …` as operators do. */
const leads = (...options: string[]): Promise<string> =>
  inSite('exec', 'deployment/forms-service', '--', 'node', 'src/admin/leads.ts', ...options);

/** Addresses of the stored messages, one entry per message. */
export async function keptAddresses(): Promise<string[]> {
  return addressesOf(readExport(await leads('export', '--format', 'jsonl', '--form', 'contact')));
}

/** Asserts that work causes no failed document or script, and that each message is stored once. */
export const withoutFailures = (work: () => Promise<unknown>): Promise<void> =>
  expectNoFailures({ prepareWriters, whileRead, keptAddresses }, work);
