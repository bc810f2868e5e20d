import { pluralize } from '@site/process';
import { Command, Option } from 'commander';
import { inBatches } from '../../in-batches.ts';
import { readRecords } from '../../leads/read-leads.ts';
import { type Channel, channels, type Reopened, type ReopenRequest } from '../../store/delivery.ts';
import type { Store } from '../../store/lead-administration.ts';
import type { LeadRecord } from '../../store/lead-record.ts';
import type { LeadFilter } from '../../store/record-store.ts';
import { CommandFailed } from '../command-failed.ts';
import { confirm } from '../confirm.ts';
import { jsonOption, withFilter, yesOption } from '../filter-options.ts';
import { findLead } from '../find-lead.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withExistingStore } from '../with-store.ts';

const EXAMPLES = `
A delivery that failed for two days is dead and not attempted again. retry gives it two more days;
the service starts within a second. "--deliveries waiting" skips the wait for the next attempt,
"--deliveries delivered" sends delivered messages again, after confirmation. Each keeps its id, so
receivers can detect duplicates, and a dead mail that reached part of the team goes to the others
only. Messages that contradict a subscription are not sent; nor are mails to mailboxes that do not exist,
unless an id or --channel selects them.

Examples:
  npm run leads -- list --deliveries dead
  npm run leads -- retry 019aa1f2-3b4c-7000-8000-0123456789ab
  npm run leads -- retry --form contact --channel webhook
  npm run leads -- retry --all --deliveries waiting
  npm run --silent leads -- retry --all --json`;

/** Small enough not to delay visitors. */
const BATCH = 200;

interface Options extends LeadFilter {
  channel?: Channel;
  all?: true;
  yes?: true;
  json?: true;
}

async function* leadsToRetry(store: Store, id: string | undefined, filter: LeadFilter): AsyncGenerator<LeadRecord> {
  if (!id) return yield* readRecords(store, { ...filter, order: 'oldest-first' });
  yield await findLead(store, id);
}

async function reopenAll(
  store: Store,
  records: AsyncIterable<LeadRecord>,
  which: Omit<ReopenRequest, 'ids'>,
): Promise<Reopened> {
  const total = { leads: 0, deliveries: 0 };
  for await (const batch of inBatches(records, BATCH)) {
    const ids = batch.map((record) => record.id);
    const { leads, deliveries } = await store.reopen({ ids, ...which }, new Date());
    total.leads += leads;
    total.deliveries += deliveries;
  }
  return total;
}

/** Requires --all to select every lead. */
function checkChoice(id: string | undefined, { all, channel, form, state, since, until }: Options): void {
  const isFiltered = [channel, form, state, since, until].some((each) => each !== undefined);
  if (id && (all || form || state || since || until))
    throw new CommandFailed('Give either an id or filters, not both.');
  if (!id && !all && !isFiltered)
    throw new CommandFailed('Choose what to retry: the id of a lead, a filter such as --form contact, or --all.');
}

async function retry(host: Host, id: string | undefined, options: Options): Promise<void> {
  checkChoice(id, options);
  const { channel, yes, json, all: _all, deliveries: state = 'dead', ...filter } = options;
  await withExistingStore(host, async (store) => {
    if (state === 'delivered') await confirm(host, 'Delivered messages will be sent again.', yes);
    const records = leadsToRetry(store, id, { ...filter, deliveries: state });
    const { leads, deliveries } = await reopenAll(store, records, {
      state,
      channel,
      withRejected: Boolean(id ?? channel),
    });
    if (json) return printJson(host.stdout, { leads, deliveries });
    const what = `${pluralize(deliveries, 'delivery', 'deliveries')} of ${pluralize(leads, 'lead')}`;
    await print(host.stdout, [`Due now: ${what}.\n`]);
  });
}

/** `leads retry` */
export const retryCommand = (host: Host) =>
  withFilter(new Command('retry'))
    .description('retry dead deliveries')
    .argument('[id]', 'id of a lead, as list shows it')
    .addOption(new Option('--channel <channel>', 'only deliveries on this channel').choices(channels))
    .addOption(new Option('--all', 'all leads'))
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action((id, options) => retry(host, id, options));
