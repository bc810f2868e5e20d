import { textTable } from '@site/process';
import { Command, Option } from 'commander';
import { createAddressHash } from '../../erasure-hash.ts';
import { jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withLeadsForReading } from '../with-store.ts';
import { describeErased, toAddress } from './erase-person.ts';

const EXAMPLES = `
Examples:
  npm run leads -- erasures
  npm run leads -- erasures --of mara@lantern.example`;

async function listErasures(host: Host, { of, json }: { of?: string; json?: true }): Promise<void> {
  await withLeadsForReading(host, async (leads, env) => {
    const hash = of && createAddressHash(env)(of);
    const asked = (await leads.readErasures()).filter(({ addressHash }) => !hash || addressHash === hash);
    if (json) return printJson(host.stdout, asked);
    const rows = asked.map((each) => [each.erasedAt.toISOString(), describeErased(each), each.id]);
    await print(host.stdout, [textTable(['When', 'Erased', 'Note'], rows)]);
  });
}

/** `leads erasures` */
export const erasuresCommand = (host: Host) =>
  new Command('erasures')
    .description('list erasures, without names')
    .addOption(new Option('--of <email>', 'only erasures of this person').argParser(toAddress))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((options) => listErasures(host, options));
