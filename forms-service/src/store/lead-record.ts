import type { FormName } from '@site/contracts/forms';
import { type Delivery, type Transport, transportOf } from './delivery.ts';
import { foldAddress } from './fold-address.ts';
import { type Lead, leadStates, type Receipt } from './lead-store.ts';

/** `repeat`: receipt of a submission whose address another lead holds; has no other field than that. */
export const recordStates = [...leadStates, 'repeat'] as const;

/** What the team has made of a lead. */
export const leadMarks = ['answered', 'spam'] as const;

/** What somebody of the team has written down about a lead. */
export interface LeadNote {
  at: Date;
  /** Who wrote it, as the inbox knows them. */
  by: string;
  text: string;
}

export interface LeadMark {
  as: (typeof leadMarks)[number];
  at: Date;
  by: string;
}

/** Everything that is kept of a submission. */
export interface LeadRecord extends Omit<Lead, 'state'> {
  state: (typeof recordStates)[number];
  receipt: Receipt;
  /** Case-folded email address that at most one lead of this form may hold. */
  soleAddress?: string;
  notes?: LeadNote[];
  mark?: LeadMark;
  /** Number of changes so far; who changes a record names the one that they have seen. */
  revision: number;
}

/** What no two records may have in common. */
export const keyOf = {
  idempotency: (form: FormName, key: string) => `${form} key ${key}`,
  challenge: (form: FormName, id: string) => `${form} challenge ${id}`,
  address: (form: FormName, address: string) => `${form} address ${address}`,
};

type Keyed = Pick<LeadRecord, 'form' | 'soleAddress' | 'receipt'>;

/** The keys of a receipt alone. */
export function receiptKeysOf({ form, receipt: { idempotencyKey, captcha } }: Omit<Keyed, 'soleAddress'>): string[] {
  return [
    ...(idempotencyKey ? [keyOf.idempotency(form, idempotencyKey)] : []),
    ...(captcha.challengeId ? [keyOf.challenge(form, captcha.challengeId)] : []),
  ];
}

/** The address comes first: it is what most often belongs to another lead. */
export const keysOf = ({ form, soleAddress, receipt }: Keyed): string[] => [
  ...(soleAddress ? [keyOf.address(form, soleAddress)] : []),
  ...receiptKeysOf({ form, receipt }),
];

/** What a store keeps beside a record, to find it by. */
export interface RecordIndex {
  /** Folded email address of the visitor. */
  address?: string;
  /** Of the earliest delivery that waits, by what carries it; absent when none does. */
  mailDueAt?: Date;
  webhookDueAt?: Date;
  /** Numbers of deliveries; absent when there are none. */
  waiting?: number;
  dead?: number;
  delivered?: number;
  /**
   * Since when nothing has changed about what is kept of the newsletter and is no membership, and its owner was not asked to confirm;
   * absent from all else.
   */
  endedAt?: Date;
}

const latest = (times: Date[]) => new Date(Math.max(...times.map((time) => time.getTime())));

function earliestDue(deliveries: Delivery[], transport: Transport): Date | undefined {
  const waiting = deliveries.filter(({ state, channel }) => state === 'waiting' && transportOf(channel) === transport);
  return waiting.length > 0 ? new Date(Math.min(...waiting.map(({ dueAt }) => dueAt.getTime()))) : undefined;
}

/** When somebody was last told anything new about a lead. */
export const changedAt = ({ createdAt, deliveries }: Pick<LeadRecord, 'createdAt' | 'deliveries'>): Date =>
  latest([createdAt, ...deliveries.map((each) => each.createdAt)]);

/** A confirmation may be tried, or tried again, long after it was decided on, and its link is good for as long as that of a new one. */
const askedAt = ({ channel, createdAt, firstTriedAt = createdAt }: Delivery) =>
  channel === 'confirmation' ? firstTriedAt : createdAt;

const quietSince = ({ createdAt, deliveries }: LeadRecord): Date => latest([createdAt, ...deliveries.map(askedAt)]);

/** Of a subscription that has ended or waits for its owner, whatever it looked like, or of an address that was entered again. */
const isNoMembership = ({ form, state }: Pick<LeadRecord, 'form' | 'state'>) =>
  form === 'newsletter' && state !== 'stored';

export function indexOf(record: LeadRecord): RecordIndex {
  const { fields, deliveries } = record;
  const countOf = (wanted: Delivery['state']) => deliveries.filter((each) => each.state === wanted).length || undefined;
  return {
    address: fields.email === undefined ? undefined : foldAddress(fields.email),
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

/** A lead as those who deliver it know it. */
export const toLead = ({ id, form, state, createdAt, fields, deliveries }: LeadRecord & Pick<Lead, 'state'>): Lead => ({
  id,
  form,
  state,
  createdAt,
  fields,
  deliveries,
});
