import { type FormName, formNames } from '@site/contracts/forms';
import { textTable } from '@site/process';
import { Command, Option } from 'commander';
import { removeOrphanedMails } from '../../delivery/mail/remove-mails.ts';
import type { Environment } from '../../env.ts';
import { ENDED_DAYS, purgeEnded, purgeForm } from '../../retention.ts';
import type { Store } from '../../store/lead-administration.ts';
import { CommandFailed } from '../command-failed.ts';
import { confirm } from '../confirm.ts';
import { formOption, jsonOption, toCount, yesOption } from '../filter-options.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withExistingStore } from '../with-store.ts';

const EXAMPLES = `
Without --older-than, applies RETENTION_DAYS and also removes newsletter records without a
membership after two weeks. The service does the same every hour.

Examples:
  npm run leads -- purge
  npm run leads -- purge --older-than 730
  npm run leads -- purge --form contact --older-than 365 --yes`;

interface Options {
  form?: FormName;
  olderThan?: number;
  yes?: true;
  json?: true;
}

/** Leads removed by one rule. */
interface RetentionRule {
  form: FormName;
  /** `ended`: only records that are not a membership. */
  which: 'all' | 'ended';
  days: number;
  remove(store: Store, now: Date): Promise<number>;
}

const ruleFor = (form: FormName, days: number): RetentionRule => ({
  form,
  which: 'all',
  days,
  remove: (store, now) => purgeForm(store, form, days, now),
});

const ended: RetentionRule = { form: 'newsletter', which: 'ended', days: ENDED_DAYS, remove: purgeEnded };

/** Returns the requested rule, or all rules that the service applies by itself. */
function rulesFor({ form, olderThan }: Options, { RETENTION_DAYS }: Environment): RetentionRule[] {
  const asked = form ? [form] : formNames;
  if (olderThan !== undefined) return asked.map((name) => ruleFor(name, olderThan));
  return asked.flatMap((name) => {
    const days = RETENTION_DAYS[name];
    return [...(days === undefined ? [] : [ruleFor(name, days)]), ...(name === ended.form ? [ended] : [])];
  });
}

const describe = ({ form, which }: Pick<RetentionRule, 'form' | 'which'>) =>
  which === 'ended' ? `${form} without a membership` : form;

async function purge(host: Host, { yes, json, ...options }: Options): Promise<void> {
  await withExistingStore(host, async (store, env) => {
    const rules = rulesFor(options, env);
    if (rules.length === 0) throw new CommandFailed('Choose an age: --older-than DAYS, or set RETENTION_DAYS.');
    const limits = rules.map((each) => `${describe(each)} older than ${each.days} days`).join(', ');
    await confirm(host, `These leads will be permanently removed: ${limits}.`, yes);
    const purged: (Omit<RetentionRule, 'remove'> & { records: number })[] = [];
    for (const { remove, ...each } of rules) purged.push({ ...each, records: await remove(store, new Date()) });
    await removeOrphanedMails(env.DATA_DIR, store);
    if (json) return printJson(host.stdout, purged);
    const rows = purged.map((each) => [describe(each), String(each.days), String(each.records)]);
    await print(host.stdout, [textTable(['Form', 'Older than (days)', 'Records removed'], rows)]);
  });
}

/** `leads purge` */
export const purgeCommand = (host: Host) =>
  new Command('purge')
    .description('remove old leads')
    .addOption(formOption())
    .addOption(new Option('--older-than <days>', 'minimum age in days').argParser(toCount))
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((options) => purge(host, options));
