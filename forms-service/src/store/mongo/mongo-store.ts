import { formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import type { LeadArchive } from '../lead-archive.ts';
import type { Lead, LeadQuery, LeadStore, MembershipChange } from '../lead-store.ts';
import { changeMembership } from '../subscription.ts';
import { changeLead } from './change-lead.ts';
import type { LeadDocument } from './lead-models.ts';
import { createMongoArchive } from './mongo-archive.ts';
import { connect } from './mongo-connection.ts';
import { createMongoOutbox } from './mongo-outbox.ts';
import { toLead } from './to-lead.ts';
import { findEarlier, writeLead } from './write-lead.ts';

const newestFirst = (a: Lead, b: Lead) => (a.id < b.id ? 1 : -1);
const isLead = { state: trusted({ $ne: 'repeat' }) };

/**
 * Opens the lead store in a MongoDB database. A server that is away is no error: leads can be kept when it is back.
 * @param uri connection string with the database's name
 * @throws ConfigurationError when it cannot be understood
 */
export async function openMongoStore(uri: string): Promise<LeadStore & LeadArchive> {
  const { models, erasures, locks, use, ping, close } = await connect(uri);
  const { claim, settle, reopen, outbox } = createMongoOutbox(models, locks);

  async function listForm(form: Lead['form'], limit: number): Promise<Lead[]> {
    const query = models[form].find(isLead).sort({ _id: -1 });
    const documents = await query.limit(limit).lean<LeadDocument[]>();
    return documents.map((document) => toLead(form, document));
  }

  async function list({ form, limit = 0 }: LeadQuery): Promise<Lead[]> {
    const perForm = await Promise.all((form ? [form] : formNames).map((name) => listForm(name, limit)));
    return perForm
      .flat()
      .sort(newestFirst)
      .slice(0, limit || undefined);
  }

  async function change({ id, to, notices }: MembershipChange) {
    const outcome = await changeLead({
      model: models.newsletter,
      locks,
      filter: { _id: id },
      change: (found) =>
        found.state === 'repeat' ? undefined : changeMembership(toLead('newsletter', found), to, notices),
    });
    if (!outcome || outcome.found.state === 'repeat') return 'unknown';
    return outcome.changed ? 'changed' : 'unchanged';
  }

  return {
    ...createMongoArchive(models, erasures, use),
    save: (lead) => use(() => writeLead(models[lead.form], locks, lead)),
    findEarlier: (form, idempotencyKey) => use(() => findEarlier(models[form], idempotencyKey)),
    changeMembership: (request) => use(() => change(request)),
    claim: (request) => use(() => claim(request)),
    settle: (claimed, result) => use(() => settle(claimed, result)),
    reopen: (request, now) => use(() => reopen(request, now)),
    outbox: () => use(outbox),
    list: (query) => use(() => list(query)),
    check: () => use(async () => void (await ping())),
    close,
  };
}
