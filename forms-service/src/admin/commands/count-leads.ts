import { textTable } from '@site/process';
import { Command } from 'commander';
import { jsonOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withLeadsForReading } from '../with-store.ts';

const EXAMPLES = `
Examples:
  npm run leads -- stats
  npm run --silent leads -- stats --json`;

const stats = (host: Host, { json }: { json?: true }) =>
  withLeadsForReading(host, async (leads) => {
    const counts = await leads.count();
    const total = counts.reduce((sum, { leads: count }) => sum + count, 0);
    const erasures = (await leads.readErasures()).length;
    if (json) return printJson(host.stdout, { total, leads: counts, erasures });
    const rows = counts.map(({ form, state, leads: count }) => [form, state, String(count)]);
    await print(host.stdout, [
      textTable(['Form', 'State', 'Leads'], rows),
      `\n${total} leads are stored; ${erasures} erasures.\n`,
    ]);
  });

/** `leads stats` */
export const statsCommand = (host: Host) =>
  new Command('stats')
    .description('count leads by form and state')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((options) => stats(host, options));
