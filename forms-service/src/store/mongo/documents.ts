import type { FormName } from '@site/contracts/forms';
import { indexOf, keysOf, type LeadRecord } from '../lead-record.ts';
import type { LogEntry } from '../record-store.ts';
import { indexFields, type KeyDocument, type LeadDocument, type LogDocument } from './lead-models.ts';

/** Names of index fields; the last is of the first version. */
const indexed = [...Object.keys(indexFields), 'dueAt'];

/** Converts a document; the fields without another meaning are the visitor's. */
export function toRecord(form: FormName, document: LeadDocument): LeadRecord {
  const { _id: id, state, createdAt, receipt, soleAddress, deliveries = [], notes, mark, revision, ...rest } = document;
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !indexed.includes(name)));
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
  return { ...fields, ...rest, _id: id, ...indexOf(record), revision: revision || undefined };
}

export const toKeys = (record: LeadRecord): KeyDocument[] =>
  keysOf(record).map((_id) => ({ _id, lead: record.id, takenAt: new Date() }));

/** Returns an update that is equivalent to replacing the document. */
export function toChange(record: LeadRecord) {
  const { _id, ...fields } = toDocument(record);
  const absent = Object.keys(fields).filter((name) => fields[name] === undefined);
  return { $set: fields, $unset: Object.fromEntries(absent.map((name) => [name, 1 as const])) };
}

/** Returns a filter for a record at a known revision. */
export const unchanged = ({ id, revision }: LeadRecord) => ({ _id: id, revision: revision || null });

export const toEntry = ({ _id: id, ...entry }: LogDocument): LogEntry => ({ id, ...entry });
