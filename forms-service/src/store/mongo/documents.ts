import type { FormName } from '@site/contracts/forms';
import { indexOf, type LeadRecord } from '../lead-record.ts';
import type { LogEntry } from '../record-store.ts';
import type { LeadDocument, LogDocument } from './lead-models.ts';

/** Index fields of a document. */
const indexed = ['foldedEmail', 'mailDueAt', 'webhookDueAt', 'waiting', 'dead', 'delivered', 'endedAt'];
/** Index fields of the first version. */
const former = ['dueAt'];

/** Converts a document; the fields without another meaning are the visitor's. */
export function toRecord(form: FormName, document: LeadDocument): LeadRecord {
  const { _id: id, state, createdAt, receipt, soleAddress, deliveries = [], notes, mark, revision, ...rest } = document;
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => ![...indexed, ...former].includes(name)));
  return {
    id,
    form,
    state,
    createdAt,
    fields: fields as LeadRecord['fields'],
    ...(soleAddress && { soleAddress }),
    receipt,
    deliveries,
    ...(notes && { notes }),
    ...(mark && { mark }),
    revision: revision ?? 0,
  };
}

export function toDocument(record: LeadRecord): LeadDocument {
  const { id, form: _form, fields, revision, ...rest } = record;
  const { address: foldedEmail, ...index } = indexOf(record);
  return { ...fields, ...rest, _id: id, foldedEmail, ...index, revision: revision || undefined };
}

/** Returns an update that is equivalent to replacing the document. */
export function toChange(record: LeadRecord) {
  const { _id, ...fields } = toDocument(record);
  const absent = Object.keys(fields).filter((name) => fields[name] === undefined);
  return { $set: fields, $unset: Object.fromEntries(absent.map((name) => [name, 1 as const])) };
}

/** Returns a filter for a record at a known revision. */
export const unchanged = ({ id, revision }: LeadRecord) => ({ _id: id, revision: revision || null });

export const toEntry = ({ _id: id, ...entry }: LogDocument): LogEntry => ({ id, ...entry });
