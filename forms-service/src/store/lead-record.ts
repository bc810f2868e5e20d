import type { FormName } from '@site/contracts/forms';
import { type Delivery, type Transport, transportOf } from './delivery.ts';
import { foldAddress } from './fold-address.ts';
import { type Lead, leadStates, type Receipt } from './lead-store.ts';

/** `repeat`: receipt of a submission whose address another lead has; the address is its only field. */
export const recordStates = [...leadStates, 'repeat'] as const;

/** Marks of the team. */
export const leadMarks = ['answered', 'spam'] as const;

/** A note of the team. */
export interface LeadNote {
  at: Date;
  /** Name in the inbox. */
  by: string;
  text: string;
}

interface LeadMark {
  as: (typeof leadMarks)[number];
  at: Date;
  by: string;
}

/** A stored submission. */
export interface LeadRecord extends Omit<Lead, 'state'> {
  state: (typeof recordStates)[number];
  receipt: Receipt;
  /** Case-folded email address that at most one lead of this form may hold. */
  soleAddress?: string;
  notes?: LeadNote[];
  mark?: LeadMark;
  /** Number of changes, for optimistic locking. */
  revision: number;
}

/** A lead as stored, not a receipt. */
export type StoredLead = LeadRecord & Pick<Lead, 'state'>;

/** Unique keys of records. */
export const keyOf = {
  idempotency: (form: FormName, key: string) => `${form} key ${key}`,
  challenge: (form: FormName, id: string) => `${form} challenge ${id}`,
  address: (form: FormName, address: string) => `${form} address ${address}`,
};

type Keyed = Pick<LeadRecord, 'form' | 'soleAddress' | 'receipt'>;

/** Returns the keys of a receipt. */
export function receiptKeysOf({ form, receipt: { idempotencyKey, captcha } }: Omit<Keyed, 'soleAddress'>): string[] {
  return [
    ...(idempotencyKey ? [keyOf.idempotency(form, idempotencyKey)] : []),
    ...(captcha.challengeId ? [keyOf.challenge(form, captcha.challengeId)] : []),
  ];
}

/** The address comes first: it conflicts most often. */
export const keysOf = ({ form, soleAddress, receipt }: Keyed): string[] => [
  ...(soleAddress ? [keyOf.address(form, soleAddress)] : []),
  ...receiptKeysOf({ form, receipt }),
];

/** Index data of a record. */
export interface RecordIndex {
  /** Case-folded email address. */
  foldedEmail?: string;
  /** Due time of the earliest waiting delivery, by transport; absent without one. */
  mailDueAt?: Date;
  webhookDueAt?: Date;
  /** Numbers of deliveries; absent instead of 0. */
  waiting?: number;
  dead?: number;
  delivered?: number;
  /**
   * Last change of a newsletter record that is not a membership, or last request to confirm it; absent from all others.
   */
  endedAt?: Date;
}

export const latest = (times: Date[]) => new Date(Math.max(...times.map((time) => time.getTime())));

function earliestDue(deliveries: Delivery[], transport: Transport): Date | undefined {
  const waiting = deliveries.filter(({ state, channel }) => state === 'waiting' && transportOf(channel) === transport);
  return waiting.length > 0 ? new Date(Math.min(...waiting.map(({ dueAt }) => dueAt.getTime()))) : undefined;
}

/** Returns when the latest message about a lead was decided on. */
export const changedAt = ({ createdAt, deliveries }: Pick<LeadRecord, 'createdAt' | 'deliveries'>): Date =>
  latest([createdAt, ...deliveries.map((each) => each.createdAt)]);

/** A confirmation may be sent long after it was decided on; its link is valid from then. */
const askedAt = ({ channel, createdAt, firstTriedAt = createdAt }: Delivery) =>
  channel === 'confirmation' ? firstTriedAt : createdAt;

const quietSince = ({ createdAt, deliveries }: LeadRecord): Date => latest([createdAt, ...deliveries.map(askedAt)]);

/** Matches ended and unconfirmed subscriptions, quarantined or not, and receipts of repeated sign-ups. */
const isNoMembership = ({ form, state }: Pick<LeadRecord, 'form' | 'state'>) =>
  form === 'newsletter' && state !== 'stored';

export function indexOf(record: LeadRecord): RecordIndex {
  const { fields, deliveries } = record;
  const countOf = (wanted: Delivery['state']) => deliveries.filter((each) => each.state === wanted).length || undefined;
  return {
    foldedEmail: fields.email === undefined ? undefined : foldAddress(fields.email),
    mailDueAt: earliestDue(deliveries, 'mail'),
    webhookDueAt: earliestDue(deliveries, 'webhook'),
    waiting: countOf('waiting'),
    dead: countOf('dead'),
    delivered: countOf('delivered'),
    endedAt: isNoMembership(record) ? quietSince(record) : undefined,
  };
}

export const isLead = <Found extends Pick<LeadRecord, 'state'>>(
  record: Found,
): record is Found & { state: Lead['state'] } => record.state !== 'repeat';

/** Returns the part of a record that deliveries use. */
export const toLead = ({ id, form, state, createdAt, fields, deliveries }: StoredLead): Lead => ({
  id,
  form,
  state,
  createdAt,
  fields,
  deliveries,
});
