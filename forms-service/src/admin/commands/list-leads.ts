import { Readable } from 'node:stream';
import { textTable } from '@site/process';
import { Command, Option } from 'commander';
import { readEnvironment } from '../../env.ts';
import { readRows } from '../../leads/read-leads.ts';
import type { LeadFilter } from '../../store/record-store.ts';
import { jsonOption, toCount, withFilter } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { jsonArray, print } from '../print.ts';
import { type ReadableLeads, withLeadsForReading } from '../with-store.ts';

const EXAMPLES = `
Examples:
  npm run leads -- list
  npm run leads -- list --form contact --limit 20
  npm run leads -- list --state quarantined --since 2026-11-01 --until 2026-11-30
  npm run --silent leads -- list --json > leads.json`;

/** Fits the scrollback of a terminal; JSON output is unlimited. */
const SHOWN = 500;
const HEADINGS = ['When', 'Form', 'State', 'Email', 'Name', 'Company', 'Id'];

function cellsOf(row: Record<string, string>): string[] {
  const name = [row.firstName, row.lastName].filter(Boolean).join(' ');
  const when = row.createdAt?.slice(0, 16).replace('T', ' ');
  return [when, row.form, row.state, row.email, name, row.company, row.id].map((cell) => cell ?? '');
}

type Query = LeadFilter & { limit?: number };

async function printTable(host: Host, leads: ReadableLeads, query: Query): Promise<void> {
  const rows = await Readable.from(
    readRows(leads, { ...query, limit: query.limit ?? SHOWN }, 'newest-first'),
  ).toArray();
  await print(host.stdout, [textTable(HEADINGS, rows.map(cellsOf))]);
  if (!query.limit && rows.length === SHOWN)
    host.stderr.write(`Showing the newest ${SHOWN}; use --limit to see more.\n`);
}

const list = (host: Host, { json, ...query }: Query & { json?: true }) =>
  withLeadsForReading(host, readEnvironment(host.env), (leads) =>
    json ? print(host.stdout, jsonArray(readRows(leads, query, 'newest-first'))) : printTable(host, leads, query),
  );

/** `leads list` */
export const listCommand = (host: Host) =>
  withFilter(new Command('list'))
    .description('list leads, newest first')
    .addOption(new Option('--limit <number>', 'maximum number of leads').argParser(toCount))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((options) => list(host, options));
