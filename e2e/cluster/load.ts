import { addressesOf, readExport } from '../support/load/exported-leads.ts';
import { expectUnnoticed } from '../support/load/nobody-notices.ts';
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
const leads = (...options: string[]): Promise<string> =>
  inSite('exec', 'deployment/forms-service', '--', 'node', 'src/admin/leads.ts', ...options);

/** Addresses whose messages are kept, as often as they are. */
export async function keptAddresses(): Promise<string[]> {
  return addressesOf(readExport(await leads('export', '--format', 'jsonl', '--form', 'contact')));
}

/** Asserts that nobody notices some work: each document, each script, and each message once. */
export const nobodyNotices = (work: () => Promise<unknown>): Promise<void> =>
  expectUnnoticed({ prepareWriters, whileRead, keptAddresses }, work);
