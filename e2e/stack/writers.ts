import { expect } from 'playwright/test';
import { addressesOf, type ExportedLead, readExport } from '../support/load/exported-leads.ts';
import { Writers } from '../support/load/writers.ts';
import { docker, leadsCommand, url } from './compose.ts';

/** Visitors who filled in the contact form, ready to send it. */
export const prepareWriters = (count: number): Promise<Writers> => Writers.prepare({ url }, count);

/** What operators read inside the running container. */
export async function contacts(): Promise<ExportedLead[]> {
  let lines = '';
  // On a busy machine the database may need more time than a command gives it; operators would ask again as well.
  await expect(async () => {
    lines = await docker(...leadsCommand.options, 'export', '--format', 'jsonl', '--form', 'contact');
  }).toPass({ timeout: 120_000 });
  return readExport(lines);
}

/** Addresses whose messages are kept, as often as they are. */
export const keptAddresses = async () => addressesOf(await contacts());
