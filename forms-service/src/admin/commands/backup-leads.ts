import { access } from 'node:fs/promises';
import path from 'node:path';
import { pluralize, writeFileAtomic } from '@site/process';
import { Command } from 'commander';
import { readRecords } from '../../leads/read-leads.ts';
import { paged } from '../../store/paging.ts';
import { type BackupSummary, backupLines } from '../backup-file.ts';
import { CommandFailed } from '../command-failed.ts';
import { jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { interruptible } from '../interruptible.ts';
import { print, printJson } from '../print.ts';
import { type ReadableLeads, withExistingStore } from '../with-store.ts';

const EXAMPLES = `
The service keeps accepting leads; every lead it acknowledged before the start is in the backup.
The file contains personal data and is readable by this user only.

Examples:
  npm run leads -- backup leads.backup
  npm run --silent leads -- backup - > leads.backup`;

const STDOUT = '-';

function backupOf(leads: ReadableLeads) {
  const { promise: summary, resolve: done } = Promise.withResolvers<BackupSummary>();
  const records = readRecords(leads, { order: 'oldest-first', receipts: true });
  const content = { records, readErasures: () => leads.readErasures(), audit: paged((page) => leads.readAudit(page)) };
  return { lines: backupLines(content, done), summary };
}

/** Writes a backup that only this user may read. */
export async function writeBackup(leads: ReadableLeads, file: string): Promise<BackupSummary> {
  const { lines, summary } = backupOf(leads);
  try {
    await interruptible((signal) => writeFileAtomic(file, lines, 0o600, signal));
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (name === 'AbortError') throw new CommandFailed(`Interrupted: ${file} was not written. Nothing was changed.`);
    if (code === undefined) throw error;
    throw new CommandFailed(`The backup cannot be written to ${path.dirname(path.resolve(file))} (${code}).`);
  }
  return await summary;
}

async function backup(host: Host, file: string, { json }: { json?: true }): Promise<void> {
  await withExistingStore(host, async (store) => {
    if (file === STDOUT) return print(host.stdout, backupOf(store).lines);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) throw new CommandFailed(`${file} already exists: choose another name.`);
    const summary = await writeBackup(store, file);
    if (json) return printJson(host.stdout, { file, ...summary });
    await print(host.stdout, [
      `Wrote ${pluralize(summary.records, 'record')} and ${pluralize(summary.audit, 'entry', 'entries')} of the audit log to ${file}. SHA-256 of the content: ${summary.sha256}\n`,
    ]);
  });
}

/** `leads backup` */
export const backupCommand = (host: Host) =>
  new Command('backup')
    .description('back up all leads and the audit log to a file')
    .argument('<file>', 'a new file, or - for standard output')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((file, options) => backup(host, file, options));
