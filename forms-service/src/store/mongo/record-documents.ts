import type { FormName } from '@site/contracts/forms';
import type { LeadRecord } from '../lead-archive.ts';
import { documentFields } from './change-lead.ts';
import type { LeadDocument } from './lead-models.ts';
import { toLead } from './to-lead.ts';

export function toRecord(form: FormName, document: LeadDocument): LeadRecord {
  const { state, receipt, soleAddress } = document;
  const { deliveries, ...lead } = toLead(form, document);
  return { ...lead, state, receipt, soleAddress, deliveries };
}

export function toDocument({ id, fields, createdAt, receipt, soleAddress, ...rest }: LeadRecord): LeadDocument {
  return { ...fields, _id: id, createdAt, receipt, soleAddress, ...documentFields(rest) };
}
