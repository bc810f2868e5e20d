import { quotedCsvRecord } from '@site/contracts/csv';
import { Command, Option } from 'commander';
import { readEnvironment } from '../env.ts';
import type { LeadFilter } from '../store/lead-archive.ts';
import { withFilter } from './filter-options.ts';
import type { Host } from './host.ts';
import { leadFieldNames } from './lead-fields.ts';
import { print } from './print.ts';
import { readRows } from './read-leads.ts';
import { lookAtLeads } from './with-store.ts';

const EXAMPLES = `
JSON Lines are what import takes. In CSV every cell is quoted; one that a spreadsheet would
take for a formula begins with an apostrophe.

Examples:
  npm run --silent leads -- export --format csv > leads.csv
  npm run --silent leads -- export --format jsonl --form signup --since 2026-11-01 > signups.jsonl`;

type Rows = ReturnType<typeof readRows>;

async function* jsonLines(rows: Rows): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* csv(rows: Rows): AsyncGenerator<string> {
  const columns = ['id', 'form', 'state', 'createdAt', ...leadFieldNames];
  yield quotedCsvRecord(columns);
  for await (const row of rows)
    yield quotedCsvRecord(columns.map((name) => (row as Record<string, string>)[name] ?? ''));
}

interface Options extends LeadFilter {
  format: 'csv' | 'jsonl';
  json?: true;
}

const exportLeads = (host: Host, { format, json, ...filter }: Options) =>
  lookAtLeads(host, readEnvironment(host.env), (leads) => {
    const rows = readRows(leads, filter, 'oldest-first');
    return print(host.stdout, json || format === 'jsonl' ? jsonLines(rows) : csv(rows));
  });

/** `leads export` */
export const exportCommand = (host: Host) =>
  withFilter(new Command('export'))
    .description('export leads to standard output, oldest first')
    .addOption(new Option('--format <format>', 'kind of file').choices(['csv', 'jsonl']).default('csv'))
    .addOption(new Option('--json', 'the same as --format jsonl'))
    .addHelpText('after', EXAMPLES)
    .action((options) => exportLeads(host, options));
