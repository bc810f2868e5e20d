import { Readable } from 'node:stream';
import { textTable, toMinute } from '@site/process';
import { Command, Option } from 'commander';
import { isShown, type LeadView, leadViews } from '../../inbox/inbox-filter.ts';
import { readRecords, toRow } from '../../leads/read-leads.ts';
import type { LeadRecord } from '../../store/lead-record.ts';
import type { LeadFilter } from '../../store/record-store.ts';
import { jsonOption, toCount, withFilter } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { jsonArray, print } from '../print.ts';
import { type ReadableLeads, withLeadsForReading } from '../with-store.ts';

const EXAMPLES = `
Examples:
  npm run leads -- list
  npm run leads -- list --form contact --limit 20
  npm run leads -- list --state quarantined --show open
  npm run leads -- list --state stored --since 2026-11-01 --until 2026-11-30
  npm run --silent leads -- list --json > leads.json`;

/** Fits the scrollback of a terminal; JSON output is unlimited. */
const SHOWN = 500;
const HEADINGS = ['When', 'Form', 'State', 'Mark', 'Email', 'Name', 'Company', 'Id'];

function cellsOf({ id, createdAt, form, state, mark, fields }: LeadRecord): string[] {
  const name = [fields.firstName, fields.lastName].filter(Boolean).join(' ');
  return [toMinute(createdAt), form, state, mark?.as, fields.email, name, fields.company, id].map((cell) => cell ?? '');
}

/** Without "quarantined", which is a state here. */
const views = leadViews.filter((view) => view !== 'quarantined');

type Query = LeadFilter & { show?: LeadView; limit?: number };

/** Marks have no index, so more leads are read than shown. */
async function* shownLeads(leads: ReadableLeads, { show = 'all', limit, ...filter }: Query) {
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const record of readRecords(
    leads,
    { ...filter, order: 'newest-first' },
    show === 'all' ? limit : undefined,
  )) {
    if (!isShown({ show, form: filter.form }, record)) continue;
    yield record;
    left -= 1;
    if (left === 0) return;
  }
}

async function* shownRows(leads: ReadableLeads, query: Query) {
  for await (const record of shownLeads(leads, query)) yield toRow(record);
}

async function printTable(host: Host, leads: ReadableLeads, query: Query): Promise<void> {
  const rows = await Readable.from(shownLeads(leads, { ...query, limit: query.limit ?? SHOWN })).toArray();
  await print(host.stdout, [textTable(HEADINGS, rows.map(cellsOf))]);
  if (!query.limit && rows.length === SHOWN)
    host.stderr.write(`Showing the newest ${SHOWN}; use --limit to see more.\n`);
}

const list = (host: Host, { json, ...query }: Query & { json?: true }) =>
  withLeadsForReading(host, (leads) =>
    json ? print(host.stdout, jsonArray(shownRows(leads, query))) : printTable(host, leads, query),
  );

/** `leads list` */
export const listCommand = (host: Host) =>
  withFilter(new Command('list'))
    .description('list leads, newest first')
    .addOption(new Option('--show <view>', 'only leads in this view of the inbox').choices(views))
    .addOption(new Option('--limit <number>', 'maximum number of leads').argParser(toCount))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((options) => list(host, options));
