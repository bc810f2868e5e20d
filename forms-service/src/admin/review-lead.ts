import { Command, Option } from 'commander';
import { createPlan } from '../delivery/plan.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { canRelease } from '../inbox/act.ts';
import type { LeadEdit } from '../store/lead-administration.ts';
import { isLead, type LeadRecord, leadMarks } from '../store/lead-record.ts';
import { createLeadIds } from '../submissions/lead-id.ts';
import { CommandFailed } from './command-failed.ts';
import { jsonOption } from './filter-options.ts';
import type { Host } from './host.ts';
import { print, printJson } from './print.ts';
import { toRow } from './read-leads.ts';
import { withKeptLeads } from './with-store.ts';

const OPERATOR = 'operator';

const RELEASE_EXAMPLES = `
The lead is stored, and the team and the webhook are told about it, as if it had come in just now.

Examples:
  npm run leads -- release 019aa1f2-3b4c-7000-8000-0123456789ab
  npm run --silent leads -- release 019aa1f2-3b4c-7000-8000-0123456789ab --json`;

const MARK_EXAMPLES = `
A quarantined lead that is marked waits for nobody any more: it is in no digest and raises no alert.

Examples:
  npm run leads -- mark 019aa1f2-3b4c-7000-8000-0123456789ab --as spam
  npm run --silent leads -- mark 019aa1f2-3b4c-7000-8000-0123456789ab --as answered --json`;

interface Review {
  /** What is done, in the past tense, as operators read it. */
  done: string;
  action: string;
  edit(lead: LeadRecord, now: Date, env: Environment): LeadEdit;
}

const release: Review = {
  done: 'Released',
  action: 'release',
  edit(lead, now, { WEBHOOK_URL, ACKNOWLEDGEMENTS: acknowledges }) {
    if (!isLead(lead) || !canRelease(lead))
      throw new CommandFailed('Only a quarantined lead can be released; a subscription is confirmed by its owner.');
    const plan = createPlan({ hasWebhook: WEBHOOK_URL !== undefined, acknowledges });
    return { state: 'stored', deliveries: [...lead.deliveries, ...plan.released(lead.form, now)] };
  },
};

const markAs = (as: (typeof leadMarks)[number]): Review => ({
  done: `Marked as ${as}`,
  action: `mark ${as}`,
  edit: (_lead, at) => ({ mark: { as, at, by: OPERATOR } }),
});

async function review(host: Host, id: string, { json }: { json?: true }, { done, action, edit }: Review) {
  const env = readEnvironment(host.env);
  await withKeptLeads(env, async (store) => {
    const lead = await store.find(id.toLowerCase());
    if (!lead) throw new CommandFailed(`There is no lead with the id ${id}.`);
    const now = new Date();
    const edited = edit(lead, now, env);
    // As in the inbox, nothing is done that the log does not name.
    await store.audit({ id: createLeadIds(() => now)(), happenedAt: now, by: OPERATOR, action, lead: lead.id });
    const changed = await store.edit(lead, edited);
    if (typeof changed === 'string')
      throw new CommandFailed('Somebody else has changed this lead at the same time. Look at it, and try again.');
    await (json ? printJson(host.stdout, toRow(changed)) : print(host.stdout, [`${done}: ${lead.id}\n`]));
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
    .description('note what a lead turned out to be')
    .argument('<id>', 'id of the lead, as list shows it')
    .addOption(new Option('--as <mark>', 'what it is').choices(leadMarks).makeOptionMandatory())
    .addOption(jsonOption())
    .addHelpText('after', MARK_EXAMPLES)
    .action((id, options) => review(host, id, options, markAs(options.as)));
