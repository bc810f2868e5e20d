import { textTable } from '@site/process';
import type { Command } from 'commander';
import { duration } from '../steering/duration.ts';
import type { ShownEntry } from '../steering/history.ts';
import { withPage } from '../steering/with-page.ts';
import { type CommonOptions, clientOf, printJson, siteCommand } from './command.ts';
import type { Host } from './host.ts';
import { shortTime } from './status-command.ts';

interface HistoryOptions extends CommonOptions {
  limit: string;
}

const lifeOf = ({ outcome, at, until }: ShownEntry) =>
  outcome === 'live' && until ? `${outcome} ${duration(Date.parse(until) - Date.parse(at))}` : outcome;

const rowOf = (entry: ShownEntry) => {
  const { at, remote, action, version = '', percent, by, page, reason, note = '', warnings = [] } = entry;
  const words = [reason ? withPage(page, reason) : note, ...warnings.map((warning) => `warning: ${warning}`)]
    .filter(Boolean)
    .join('; ');
  return [shortTime(at), remote, percent ? `${action} ${percent} %` : action, version, lifeOf(entry), by, words];
};

export const historyCommand = (host: Host): Command =>
  siteCommand('history', 'publications, refusals and decisions, newest first')
    .argument('[name]', 'of this remote only')
    .option('--limit <number>', 'how many', '100')
    .action(async (remote: string | undefined, { limit, ...options }: HistoryOptions) => {
      const query = new URLSearchParams({ limit, ...(remote && { remote }) });
      const { body } = await clientOf(host, options).ask('GET', `/-/history?${query}`);
      if (options.json) return void printJson(host, body);
      const headings = ['When (UTC)', 'Remote', 'What', 'Release', 'Outcome', 'By', 'Reason or note'];
      host.stdout.write(textTable(headings, (body as ShownEntry[]).map(rowOf)));
    });
