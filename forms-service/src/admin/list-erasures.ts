import { Command, Option } from 'commander';
import { readEnvironment } from '../env.ts';
import { createAddressHash } from '../erasure-hash.ts';
import { describeErased, toAddress } from './erase-person.ts';
import { jsonOption } from './filter-options.ts';
import { print, printJson, textTable } from './print.ts';
import { lookAtLeads } from './with-store.ts';

const EXAMPLES = `
Examples:
  npm run leads -- erasures
  npm run leads -- erasures --of mara@lantern.example`;

async function listErasures({ of, json }: { of?: string; json?: true }): Promise<void> {
  const env = readEnvironment();
  const all = await lookAtLeads(env, (leads) => leads.readErasures());
  const hash = of && createAddressHash(env)(of);
  const asked = all.filter(({ addressHash }) => !hash || addressHash === hash);
  if (json) return printJson(asked);
  const rows = asked.map((each) => [each.erasedAt.toISOString(), describeErased(each), each.id]);
  await print([textTable(['When', 'Erased', 'Note'], rows)]);
}

/** `leads erasures` */
export const erasuresCommand = () =>
  new Command('erasures')
    .description('list erasures; nobody is named')
    .addOption(new Option('--of <email>', 'only those of this person').argParser(toAddress))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(listErasures);
