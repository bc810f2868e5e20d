import path from 'node:path';
import { pluralize } from '@site/process';
import { Command, InvalidArgumentError } from 'commander';
import { removeOrphanedMails } from '../../delivery/mail/remove-mails.ts';
import type { Environment } from '../../env.ts';
import { createAddressHash } from '../../erasure-hash.ts';
import { listReplacedLeads } from '../../leads/replaced-leads.ts';
import { foldAddress } from '../../store/fold-address.ts';
import type { Erasure } from '../../store/lead-administration.ts';
import { createLeadIds } from '../../submissions/lead-id.ts';
import { CommandFailed } from '../command-failed.ts';
import { confirm } from '../confirm.ts';
import { jsonOption, yesOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withExistingStore } from '../with-store.ts';

const EXAMPLES = `
Removes every lead of the address, from all forms. A note with the time and a keyed hash remains:
"erasures --of EMAIL" finds it, and restore and import skip leads that were sent before it.

Examples:
  npm run leads -- erase mara@lantern.example
  npm run --silent leads -- erase mara@lantern.example --yes --json`;

/** Parses one email address and folds its case. */
export function toAddress(text: string): string {
  const address = text.trim();
  if (!/^\S[^\s@]*@\S+$/.test(address))
    throw new InvalidArgumentError('Write an email address, such as mara@lantern.example.');
  return foldAddress(address);
}

/** Describes erased leads, such as "2 leads (contact 1, signup 1)". */
export function describeErased({ leads }: Pick<Erasure, 'leads'>): string {
  const counts = Object.entries(leads);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const forms = counts.map(([form, count]) => `${form} ${count}`).join(', ');
  return `${pluralize(total, 'lead')}${forms && ` (${forms})`}`;
}

const mayHold = (backup: string) => `${backup}, made by restore, may still hold the data: delete it.\n`;

const stillRead = ({ DATA_DIR }: Environment) =>
  `The leads are erased, but a running reader keeps their text in ${path.join(DATA_DIR, 'leads.sqlite-wal')}: stop it, then run the command again.`;

async function erase(host: Host, address: string, { yes, json }: { yes?: true; json?: true }): Promise<void> {
  await withExistingStore(host, async (store, env) => {
    await confirm(host, `All data sent by ${address} will be permanently erased.`, yes);
    const erasedAt = new Date();
    const addressHash = createAddressHash(env)(address);
    const { erasure, isOverwritten } = await store.erase(address, {
      id: createLeadIds(() => erasedAt)(),
      erasedAt,
      addressHash,
    });
    await removeOrphanedMails(env.DATA_DIR, store);
    await (json
      ? printJson(host.stdout, erasure)
      : print(host.stdout, [`Erased ${describeErased(erasure)}. Note: ${erasure.id}\n`]));
    for (const backup of await listReplacedLeads(env)) host.stderr.write(mayHold(backup));
    if (!isOverwritten) throw new CommandFailed(stillRead(env));
  });
}

/** `leads erase` */
export const eraseCommand = (host: Host) =>
  new Command('erase')
    .description('erase all data of a person')
    .argument('<email>', 'email address of the person', toAddress)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((address, options) => erase(host, address, options));
