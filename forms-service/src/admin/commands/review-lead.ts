import { Command, Option } from 'commander';
import { createPlan } from '../../delivery/plan.ts';
import type { Environment } from '../../env.ts';
import { changeAsSeen, seenOf } from '../../leads/change-as-seen.ts';
import { toRow } from '../../leads/read-leads.ts';
import { canRelease, releaseOf } from '../../leads/release.ts';
import type { Store } from '../../store/lead-administration.ts';
import { type LeadRecord, leadMarks } from '../../store/lead-record.ts';
import { createLeadIds } from '../../submissions/lead-id.ts';
import { CommandFailed } from '../command-failed.ts';
import { jsonOption } from '../filter-options.ts';
import { findLead } from '../find-lead.ts';
import type { Host } from '../host.ts';
import { print, printJson } from '../print.ts';
import { withExistingStore } from '../with-store.ts';

const OPERATOR = 'operator';

const RELEASE_EXAMPLES = `
Stores the lead and notifies the team and the webhook, as for a new one. If the address already has
a trial, the sign-up is stored as refused, and the team is notified.

Examples:
  npm run leads -- release 019aa1f2-3b4c-7000-8000-0123456789ab
  npm run --silent leads -- release 019aa1f2-3b4c-7000-8000-0123456789ab --json`;

const MARK_EXAMPLES = `
A quarantined lead that is marked no longer needs review: digests and alerts ignore it.

Examples:
  npm run leads -- mark 019aa1f2-3b4c-7000-8000-0123456789ab --as spam
  npm run --silent leads -- mark 019aa1f2-3b4c-7000-8000-0123456789ab --as answered --json`;

interface Review {
  action: string;
  /** @throws CommandFailed when the lead does not allow it */
  check?(lead: LeadRecord): void;
  change(store: Store, lead: LeadRecord, now: Date, env: Environment): ReturnType<Store['edit']>;
  /** Result for the operator, in the past tense. */
  done(changed: LeadRecord): string;
}

const release: Review = {
  action: 'release',
  check(lead) {
    if (!canRelease(lead))
      throw new CommandFailed('Only a quarantined lead can be released; subscriptions are confirmed by their owners.');
  },
  change: (store, lead, now, env) => store.release(lead, releaseOf(lead, createPlan(env), now)),
  done: ({ state }) =>
    state === 'refused' ? 'Stored as refused, because this address already has a trial' : 'Released',
};

const markAs = (as: (typeof leadMarks)[number]): Review => ({
  action: `mark ${as}`,
  change: (store, lead, at) => store.edit(lead, { mark: { as, at, by: OPERATOR } }),
  done: () => `Marked as ${as}`,
});

async function review(host: Host, id: string, { json }: { json?: true }, { action, check, change, done }: Review) {
  await withExistingStore(host, async (store, env) => {
    const lead = await findLead(store, id);
    check?.(lead);
    const now = new Date();
    const newId = createLeadIds(() => now);
    const audit = (recorded: string) =>
      store.audit({ id: newId(), happenedAt: now, by: OPERATOR, action: recorded, lead: lead.id });
    // As in the inbox, the audit entry comes first: no action goes unlogged.
    await audit(action);
    const changed = await changeAsSeen(store, lead, seenOf(lead), (found) => change(store, found, now, env));
    if (typeof changed === 'string') {
      await audit(`${action} refused`);
      throw new CommandFailed('Someone else changed this lead at the same time. Check it and try again.');
    }
    await (json ? printJson(host.stdout, toRow(changed)) : print(host.stdout, [`${done(changed)}: ${lead.id}\n`]));
  });
}

/** `leads release` */
export const releaseCommand = (host: Host) =>
  new Command('release')
    .description('release a lead from quarantine')
    .argument('<id>', 'id of the lead, as list shows it')
    .addOption(jsonOption())
    .addHelpText('after', RELEASE_EXAMPLES)
    .action((id, options) => review(host, id, options, release));

/** `leads mark` */
export const markCommand = (host: Host) =>
  new Command('mark')
    .description('mark a lead as answered or spam')
    .argument('<id>', 'id of the lead, as list shows it')
    .addOption(new Option('--as <mark>', 'mark to set').choices(leadMarks).makeOptionMandatory())
    .addOption(jsonOption())
    .addHelpText('after', MARK_EXAMPLES)
    .action((id, options) => review(host, id, options, markAs(options.as)));
