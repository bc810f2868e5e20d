import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FormName } from '@site/contracts/forms';
import { Command } from 'commander';
import type { Environment } from '../../env.ts';
import { createAddressHash } from '../../erasure-hash.ts';
import { formRules } from '../../forms/forms.ts';
import { inBatches } from '../../in-batches.ts';
import type { Store } from '../../store/lead-administration.ts';
import { CommandFailed } from '../command-failed.ts';
import { createErasedCheck, eraseAgain } from '../erased-people.ts';
import { formOption, jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { readImportRow } from '../import-row.ts';
import { print, printJson } from '../print.ts';
import { type ImportEntry, readImport } from '../read-import.ts';
import { withStore } from '../with-store.ts';

const EXAMPLES = `
Reads the output of "export --format jsonl", and CSV or JSON Lines of another system whose columns
are named like the fields: form, createdAt, email, firstName, ... Imported leads send no
notifications. Importing a file again adds nothing. Invalid lines are skipped and reported, and the
exit code is 2.

Examples:
  npm run leads -- import leads.jsonl
  npm run leads -- import old-contacts.csv --form contact`;

const BATCH = 200;
const LEFT_OUT = 2;

type Outcome = 'imported' | 'there' | { line: number; reason: string };

interface Importer {
  store: Store;
  isErased: ReturnType<typeof createErasedCheck>;
  form?: FormName;
}

/** @param begun ids of the same batch, which the store may not have yet; the id of the entry is added */
async function importEntry(entry: ImportEntry, importer: Importer, begun: Set<string>): Promise<Outcome> {
  const { store, isErased, form } = importer;
  const { line } = entry;
  if ('problem' in entry) return { line, reason: entry.problem };
  const lead = readImportRow(entry.values, form);
  if ('problem' in lead) return { line, reason: lead.problem };
  // An entry without a time may predate any erasure.
  const createdAt = entry.values.createdAt ? lead.createdAt : new Date(0);
  if (isErased({ ...lead, createdAt })) return { line, reason: 'The person was erased after this was sent.' };
  const isRepeat = begun.has(lead.id);
  begun.add(lead.id);
  if (isRepeat || (await store.find(lead.id))) return 'there';
  const saved = await store.save(lead);
  const outcome = saved.outcome === 'replayed' ? saved.earlier.outcome : saved.outcome;
  // A second subscription changes nothing; a second trial would be lost.
  if (outcome === 'address-taken' && !formRules[lead.form].isMembership)
    return { line, reason: 'Another lead of this form has this email address.' };
  return saved.outcome === 'stored' ? 'imported' : 'there';
}

async function importAll(file: string, importer: Importer) {
  const report = { imported: 0, there: 0, leftOut: [] as { line: number; reason: string }[] };
  for await (const batch of inBatches(readImport(createReadStream(file)), BATCH)) {
    const begun = new Set<string>();
    for (const outcome of await Promise.all(batch.map((entry) => importEntry(entry, importer, begun)))) {
      if (typeof outcome === 'string') report[outcome] += 1;
      else report.leftOut.push(outcome);
    }
  }
  return report;
}

/** Imports a file, then removes people erased during the import, even if reading fails. */
async function importInto(store: Importer['store'], env: Environment, file: string, form?: FormName) {
  const known = await store.readErasures();
  const isErased = createErasedCheck(known, createAddressHash(env));
  let erased = 0;
  const report = await importAll(file, { store, isErased, form }).finally(async () => {
    erased = await eraseAgain(store, env, known);
  });
  return { ...report, erased };
}

async function importLeads(host: Host, file: string, { form, json }: { form?: FormName; json?: true }): Promise<void> {
  await access(file).catch(({ code }) => {
    throw new CommandFailed(`${file} cannot be read (${code}).`);
  });
  const { leftOut, ...counts } = await withStore(host, (store, env) => importInto(store, env, file, form));
  const { imported, there, erased } = counts;
  if (leftOut.length + erased > 0) host.exitCode = LEFT_OUT;
  if (json) return printJson(host.stdout, { ...counts, leftOut });
  await print(host.stdout, [
    ...leftOut.map(({ line, reason }) => `Line ${line}: ${reason}\n`),
    ...(erased > 0 ? [`Removed ${erased} imported leads of people who were erased during the import.\n`] : []),
    `Imported ${imported}; ${there} already existed; ${leftOut.length} skipped.\n`,
  ]);
}

/** `leads import` */
export const importCommand = (host: Host) =>
  new Command('import')
    .description('import leads from a file')
    .argument('<file>', 'CSV with a header row, or JSON Lines')
    .addOption(formOption().default(undefined))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((file, options) => importLeads(host, file, options));
