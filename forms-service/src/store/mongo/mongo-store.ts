import { formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import type { LeadArchive } from '../lead-archive.ts';
import type { Lead, LeadQuery, LeadState, LeadStore } from '../lead-store.ts';
import type { LeadDocument } from './lead-models.ts';
import { createMongoArchive } from './mongo-archive.ts';
import { connect } from './mongo-connection.ts';
import { findEarlier, writeLead } from './write-lead.ts';

function toLead(form: Lead['form'], document: LeadDocument): Lead {
  const { _id, state, createdAt, receipt: _receipt, soleAddress: _address, ...fields } = document;
  return { id: _id, form, state: state as LeadState, createdAt, fields: fields as Lead['fields'] };
}

const newestFirst = (a: Lead, b: Lead) => (a.id < b.id ? 1 : -1);

/**
 * Opens the lead store in a MongoDB database. A server that is away is no error: leads can be kept when it is back.
 * @param uri connection string with the database's name
 * @throws ConfigurationError when it cannot be understood
 */
export async function openMongoStore(uri: string): Promise<LeadStore & LeadArchive> {
  const { models, erasures, use, ping, close } = await connect(uri);

  async function listForm(form: Lead['form'], limit: number): Promise<Lead[]> {
    const query = models[form].find({ state: trusted({ $ne: 'repeat' }) }).sort({ _id: -1 });
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

  return {
    ...createMongoArchive(models, erasures, use),
    save: (lead) => use(() => writeLead(models[lead.form], lead)),
    findEarlier: (form, idempotencyKey) => use(() => findEarlier(models[form], idempotencyKey)),
    list: (query) => use(() => list(query)),
    check: () => use(async () => void (await ping())),
    close,
  };
}
