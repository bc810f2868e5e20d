import { expect } from 'playwright/test';
import { addressesOf, type ExportedLead, readExport } from '../support/load/exported-leads.ts';
import { expectKeptOnce, expectNoFailures } from '../support/load/no-failures.ts';
import { whileSomeRead } from '../support/load/readers.ts';
import { Writers } from '../support/load/writers.ts';
import { docker, leadsCommand, url } from './compose.ts';

/** Visitors who have filled in the contact form and are ready to send it. */
export const prepareWriters = (count: number): Promise<Writers> => Writers.prepare({ url }, count);

/** Runs work while visitors read. @returns their failed requests */
export const whileRead = (work: () => Promise<unknown>): Promise<string[]> => whileSomeRead({ url }, work);

/** Command with which operators read leads in the running container. */
export async function contacts(): Promise<ExportedLead[]> {
  let lines = '';
  // On a busy machine the database may exceed the time limit of a command; operators would retry as well.
  await expect(async () => {
    lines = await docker(...leadsCommand.options, 'export', '--format', 'jsonl', '--form', 'contact');
  }).toPass({ timeout: 120_000 });
  return readExport(lines);
}

/** Addresses of the stored messages, one entry per message. */
export const keptAddresses = async () => addressesOf(await contacts());

const stack = { prepareWriters, whileRead, keptAddresses };

/** Asserts that work causes no failed document, and that each message is stored once. */
export const withoutFailures = (work: () => Promise<unknown>, messages?: number): Promise<void> =>
  expectNoFailures(stack, work, messages);

/** Asserts that every acknowledged message is stored once. */
export const keepsAll = (writers: Writers): Promise<void> => expectKeptOnce(stack, writers);
