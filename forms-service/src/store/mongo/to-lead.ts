import type { Lead, LeadState } from '../lead-store.ts';
import type { LeadDocument } from './lead-models.ts';

/** A lead as the port knows it; what is left of the document are the visitor's fields. */
export function toLead(form: Lead['form'], document: LeadDocument): Lead {
  const { _id, state, createdAt, deliveries = [], ...rest } = document;
  const { receipt: _receipt, soleAddress: _address, dueAt: _due, dead: _dead, revision: _revision, ...fields } = rest;
  return { id: _id, form, state: state as LeadState, createdAt, deliveries, fields: fields as Lead['fields'] };
}
