import { mkdir } from 'node:fs/promises';
import { pluralize } from '@site/process';
import { Command } from 'commander';
import { DAY_MS } from '../../durations.ts';
import { type Environment, readEnvironment } from '../../env.ts';
import { createAddressHash } from '../../erasure-hash.ts';
import { removeUnfinishedReplacedLeads, replacedLeadsPath } from '../../leads/replaced-leads.ts';
import { ENDED_DAYS } from '../../retention.ts';
import type { Store } from '../../store/lead-administration.ts';
import type { LeadRecord } from '../../store/lead-record.ts';
import { auditOf, recordsOf, type VerifiedBackup, verifyBackup } from '../backup-file.ts';
import { confirm } from '../confirm.ts';
import { createErasedCheck, eraseAgain } from '../erased-people.ts';
import { jsonOption, yesOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { findUnsubscribed } from '../unsubscribed-people.ts';
import { withStore } from '../with-store.ts';
import { writeBackup } from './backup-leads.ts';

const EXAMPLES = `
Verifies the checksum before changing anything, and first backs up the present leads to DATA_DIR.
Then replaces them. Leads received in the minute before, or during the restore, are kept.
People who were erased or left the newsletter after the backup stay erased or unsubscribed, but the service
forgets within two weeks who has left: an older backup subscribes them again.
A backup of SQLite can be restored to MongoDB and vice versa.

Examples:
  npm run leads -- restore leads.backup
  npm run --silent leads -- restore leads.backup --yes --json`;

const BATCH = 500;

/** Upper bound of clock differences between machines. */
const MARGIN_MS = 60_000;

/**
 * Replaces all leads by those of a backup. Leads received during the restore are kept: the safety backup may not
 * contain them.
 * @param backup contents of the verified file
 */
export async function replaceLeads(store: Store, env: Environment, file: string, backup: VerifiedBackup) {
  await mkdir(env.DATA_DIR, { recursive: true });
  await removeUnfinishedReplacedLeads(env);
  const began = new Date();
  const replaced = replacedLeadsPath(env, began);
  await writeBackup(store, replaced);

  const known = [...backup.notes, ...(await store.readErasures())];
  const isErased = createErasedCheck(known, createAddressHash(env));
  const erased = new Set<string>();
  const { keepUnsubscribed, unsubscribed } = await findUnsubscribed(store);
  const revise = (record: LeadRecord) => {
    if (isErased(record)) erased.add(record.id);
    return erased.has(record.id) ? undefined : keepUnsubscribed(record);
  };
  const since = new Date(began.getTime() - MARGIN_MS);
  await store.restore(recordsOf(file, BATCH, revise), {
    erasures: backup.notes,
    audit: auditOf(file, BATCH),
    since,
  });
  const leftOut = erased.size + (await eraseAgain(store, env, known));
  const records = backup.records - leftOut;
  return { takenAt: backup.takenAt, records, erased: leftOut, unsubscribed: unsubscribed.size, replaced };
}

async function restore(host: Host, file: string, { yes, json }: { yes?: true; json?: true }): Promise<void> {
  const env = readEnvironment(host.env);
  const backup = await verifyBackup(file);
  const taken = backup.takenAt.toISOString();
  if (Date.now() - backup.takenAt.getTime() > ENDED_DAYS * DAY_MS)
    host.stderr.write(
      `This backup is more than ${ENDED_DAYS} days old: people who left the newsletter before that are subscribed again.\n`,
    );
  await confirm(host, `All leads will be replaced by the ${pluralize(backup.records, 'record')} of ${taken}.`, yes);
  const replace = async (store: Store) => {
    await store.check();
    return replaceLeads(store, env, file, backup);
  };
  const result = await withStore(host, replace, env);
  if (json) return printJson(host.stdout, result);
  await print(host.stdout, [
    `Restored ${pluralize(result.records, 'record')} of ${taken}.\n`,
    `Skipped ${pluralize(result.erased, 'record')} of people who have been erased since; kept ${pluralize(result.unsubscribed, 'person', 'people')} unsubscribed who have left since.\n`,
    `The replaced leads are in ${result.replaced}: remove that file after checking the result.\n`,
  ]);
}

/** `leads restore` */
export const restoreCommand = (host: Host) =>
  new Command('restore')
    .description('replace all leads with those of a backup')
    .argument('<file>', 'backup file')
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((file, options) => restore(host, file, options));
