import { textTable, toMinute } from '@site/process';
import type { Command } from 'commander';
import * as z from 'zod';
import { duration } from '../steering/duration.ts';
import { shownEntrySchema } from '../steering/history-entry.ts';
import { withPage } from '../steering/with-page.ts';
import { type CommonOptions, clientOf, printJson, siteCommand } from './command.ts';
import type { Host } from './host.ts';

/** A newer shell may record other actions. */
const entrySchema = shownEntrySchema.extend({ action: z.string() });

type Entry = z.infer<typeof entrySchema>;

interface HistoryOptions extends CommonOptions {
  limit: string;
}

const lifeOf = ({ outcome, at, until }: Entry) =>
  outcome === 'live' && until ? `${outcome} ${duration(Date.parse(until) - Date.parse(at))}` : outcome;

const rowOf = (entry: Entry) => {
  const { at, remote, action, version = '', percent, by, page, reason, note = '', warnings = [] } = entry;
  const words = [reason ? withPage(page, reason) : note, ...warnings.map((warning) => `warning: ${warning}`)]
    .filter(Boolean)
    .join('; ');
  return [toMinute(at), remote, percent ? `${action} ${percent} %` : action, version, lifeOf(entry), by, words];
};

export const historyCommand = (host: Host): Command =>
  siteCommand('history', 'publications, refusals and decisions, newest first')
    .argument('[name]', 'only this remote')
    .option('--limit <number>', 'number of entries', '100')
    .action(async (remote: string | undefined, { limit, ...options }: HistoryOptions) => {
      const query = new URLSearchParams({ limit, ...(remote && { remote }) });
      const client = clientOf(host, options);
      const { answer, body } = await client.ask('GET', `/-/history?${query}`, { answer: z.array(entrySchema) });
      if (options.json) return void printJson(host, body);
      const headings = ['When (UTC)', 'Remote', 'What', 'Release', 'Outcome', 'By', 'Reason or note'];
      host.stdout.write(textTable(headings, answer.map(rowOf)));
    });
