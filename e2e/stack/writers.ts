import { expect } from 'playwright/test';
import { Writers } from '../support/load/writers.ts';
import { docker, leadsCommand, url } from './compose.ts';

/** Visitors who filled in the contact form, ready to send it. */
export const prepareWriters = (count: number): Promise<Writers> => Writers.prepare({ url }, count);

/** A record that `leads` exports, as far as it is looked at here. */
export interface Lead {
  id: string;
  email: string;
  message: string;
}

/** What operators read inside the running container. */
export async function contacts(): Promise<Lead[]> {
  let lines = '';
  // On a busy machine the database may need more time than a command gives it; operators would ask again as well.
  await expect(async () => {
    lines = await docker(...leadsCommand.options, 'export', '--format', 'jsonl', '--form', 'contact');
  }).toPass({ timeout: 120_000 });
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Addresses whose messages are kept, as often as they are. */
export const keptAddresses = async () => (await contacts()).map(({ email }) => email);
