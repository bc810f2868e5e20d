import { Command } from 'commander';
import { createAddressHash } from '../../erasure-hash.ts';
import { jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { printJson } from '../print.ts';
import { withLeadsForReading } from '../with-store.ts';
import { toAddress } from './erase-person.ts';

const EXAMPLES = `
Prints all stored data of one person as JSON, to answer access requests: every lead with its receipt,
deliveries and notes, receipts of repeated submissions, and records of earlier erasures.

Examples:
  npm run --silent leads -- person mara@lantern.example > mara.json
  npm run --silent leads -- person mara@lantern.example --json`;

async function exportPerson(host: Host, address: string): Promise<void> {
  await withLeadsForReading(host, async (leads, env) => {
    const addressHash = createAddressHash(env)(address);
    const erasures = (await leads.readErasures()).filter((erasure) => erasure.addressHash === addressHash);
    const records = await leads.findByAddress(address);
    await printJson(host.stdout, { address, exportedAt: new Date(), records, erasures });
  });
}

/** `leads person` */
export const personCommand = (host: Host) =>
  new Command('person')
    .description('export all data of a person as JSON')
    .argument('<email>', 'email address of the person', toAddress)
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((address) => exportPerson(host, address));
