import type { FormName } from '@site/contracts/forms';
import type { LeadRecord } from '../lead-archive.ts';
import type { LeadDocument } from './lead-models.ts';

export function toRecord(form: FormName, document: LeadDocument): LeadRecord {
  const { _id: id, state, createdAt, receipt, soleAddress, ...fields } = document;
  return { id, form, state, createdAt, fields: fields as LeadRecord['fields'], receipt, soleAddress };
}

export function toDocument({ id, form: _form, fields, ...rest }: LeadRecord): LeadDocument {
  return { ...fields, ...rest, _id: id };
}
