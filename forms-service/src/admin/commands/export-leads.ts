import { Command, Option } from 'commander';
import { csv, type SeparatorName, separatorNames } from '../../leads/csv.ts';
import { readRows } from '../../leads/read-leads.ts';
import type { LeadFilter } from '../../store/record-store.ts';
import { withFilter } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print } from '../print.ts';
import { withLeadsForReading } from '../with-store.ts';

const EXAMPLES = `
JSON Lines are for programs, CSV is for spreadsheets: it begins with a byte order mark, every
cell is quoted, and an apostrophe precedes text that a spreadsheet could read as a formula. If all
cells show in one column, choose another separator. import accepts both formats.

Examples:
  npm run --silent leads -- export --format csv > leads.csv
  npm run --silent leads -- export --format jsonl --form signup --since 2026-11-01 > signups.jsonl`;

type Rows = ReturnType<typeof readRows>;

async function* jsonLines(rows: Rows): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

interface Options extends LeadFilter {
  format: 'csv' | 'jsonl';
  separator: SeparatorName;
  json?: true;
}

const exportLeads = (host: Host, { format, separator, json, ...filter }: Options) =>
  withLeadsForReading(host, (leads) => {
    const rows = readRows(leads, filter, 'oldest-first');
    return print(host.stdout, json || format === 'jsonl' ? jsonLines(rows) : csv(rows, separator));
  });

/** `leads export` */
export const exportCommand = (host: Host) =>
  withFilter(new Command('export'))
    .description('export leads to standard output, oldest first')
    .addOption(new Option('--format <format>', 'file format').choices(['csv', 'jsonl']).default('csv'))
    .addOption(new Option('--separator <separator>', 'separator of CSV cells').choices(separatorNames).default('comma'))
    .addOption(new Option('--json', 'the same as --format jsonl'))
    .addHelpText('after', EXAMPLES)
    .action((options) => exportLeads(host, options));
