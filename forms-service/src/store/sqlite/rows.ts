import type { FormName } from '@site/contracts/forms';
import { type Delivery, outboxKeys } from '../delivery.ts';
import type { Lead, LeadState, NewLead } from '../lead-store.ts';

/** A row of the table, as far as it is read. */
export interface Row {
  id: string;
  form: FormName;
  /** `repeat`: receipt of a submission whose address another lead holds; has no other field than that. */
  state: LeadState | 'repeat';
  created_at: number;
  fields: string;
  request_hash: string;
  deliveries: string;
}

const TIME = /(?:At)$/;

/** Times are the only values whose names end in "At". */
const readDeliveries = (text: string): Delivery[] =>
  JSON.parse(text, (name, value) => (TIME.test(name) ? new Date(value) : value));

export const toLead = ({ id, form, state, created_at, fields, deliveries }: Row): Lead => ({
  id,
  form,
  state: state as LeadState,
  createdAt: new Date(created_at),
  fields: JSON.parse(fields),
  deliveries: readDeliveries(deliveries),
});

/** The columns that say how a lead was let in. */
export const receiptColumns = ({ receipt: { idempotencyKey, requestHash, captcha } }: NewLead) => ({
  key: idempotencyKey ?? null,
  hash: requestHash,
  provider: captcha.provider,
  verdict: captcha.verdict,
  challenge: captcha.challengeId ?? null,
});

/** The columns that hold deliveries and find them. */
export function deliveryColumns(deliveries: Delivery[]) {
  const { dueAt, dead } = outboxKeys(deliveries);
  return { deliveries: JSON.stringify(deliveries), dueAt: dueAt?.getTime() ?? null, dead };
}
