import { type FormName, formNames } from '@site/contracts/forms';
import { textTable } from '@site/process';
import { Command, Option } from 'commander';
import { removeMailsOfGone } from '../delivery/mail/remove-mails.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { purgeForm, type RetentionDays } from '../retention.ts';
import { CommandFailed } from './command-failed.ts';
import { confirm } from './confirm.ts';
import { formOption, jsonOption, toCount, yesOption } from './filter-options.ts';
import type { Host } from './host.ts';
import { print, printJson } from './print.ts';
import { withKeptLeads } from './with-store.ts';

const EXAMPLES = `
Without --older-than, RETENTION_DAYS says which leads are old. The service does the same by itself
every hour.

Examples:
  npm run leads -- purge --older-than 730
  npm run leads -- purge --form contact --older-than 365 --yes`;

interface Options {
  form?: FormName;
  olderThan?: number;
  yes?: true;
  json?: true;
}

function daysOf({ form, olderThan }: Options, env: Environment): RetentionDays {
  const asked = form ? [form] : formNames;
  const days = asked.map((name) => [name, olderThan ?? env.RETENTION_DAYS[name]] as const);
  return Object.fromEntries(days.filter(([, some]) => some !== undefined));
}

async function purge(host: Host, { yes, json, ...options }: Options): Promise<void> {
  const env = readEnvironment(host.env);
  const days = Object.entries(daysOf(options, env)) as [FormName, number][];
  if (days.length === 0) throw new CommandFailed('Choose an age: --older-than DAYS, or set RETENTION_DAYS.');
  const limits = days.map(([form, some]) => `${form} older than ${some} days`).join(', ');
  await withKeptLeads(env, async (store) => {
    await confirm(host, `These leads will be removed for good: ${limits}.`, yes);
    const purged: { form: FormName; days: number; records: number }[] = [];
    for (const [form, some] of days)
      purged.push({ form, days: some, records: await purgeForm(store, form, some, new Date()) });
    await removeMailsOfGone(env.DATA_DIR, store);
    if (json) return printJson(host.stdout, purged);
    const rows = purged.map(({ form, days: some, records }) => [form, String(some), String(records)]);
    await print(host.stdout, [textTable(['Form', 'Older than (days)', 'Records removed'], rows)]);
  });
}

/** `leads purge` */
export const purgeCommand = (host: Host) =>
  new Command('purge')
    .description('remove old leads')
    .addOption(formOption())
    .addOption(new Option('--older-than <days>', 'how old, in days').argParser(toCount))
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((options) => purge(host, options));
