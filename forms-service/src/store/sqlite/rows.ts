import type { Delivery } from '../delivery.ts';
import { indexOf, type LeadMark, type LeadNote, type LeadRecord } from '../lead-record.ts';

/** The columns of a lead row that make up a record. */
export interface Row {
  id: string;
  form: LeadRecord['form'];
  state: LeadRecord['state'];
  created_at: number;
  revision: number;
  /** Everything else, as JSON. */
  record: string;
}

/** A type with its times as JSON strings. */
type Times<Kept, Names extends keyof Kept> = Omit<Kept, Names> & { [Name in Names]: string };
type DeliveryTimes = 'createdAt' | 'dueAt' | 'firstTriedAt' | 'deliveredAt';

const toDelivery = ({ createdAt, dueAt, firstTriedAt, deliveredAt, ...rest }: Times<Delivery, DeliveryTimes>) => ({
  ...rest,
  createdAt: new Date(createdAt),
  dueAt: new Date(dueAt),
  ...(firstTriedAt && { firstTriedAt: new Date(firstTriedAt) }),
  ...(deliveredAt && { deliveredAt: new Date(deliveredAt) }),
});

const withTime = <Kept extends { at: Date }>({ at, ...rest }: Times<Kept, 'at'>) =>
  ({ ...rest, at: new Date(at) }) as unknown as Kept;

export function toRecord({ id, form, state, created_at, revision, record }: Row): LeadRecord {
  const { deliveries, notes, mark, ...rest } = JSON.parse(record);
  return {
    id,
    form,
    state,
    createdAt: new Date(created_at),
    ...rest,
    deliveries: deliveries.map(toDelivery),
    ...(notes && { notes: notes.map(withTime<LeadNote>) }),
    ...(mark && { mark: withTime<LeadMark>(mark) }),
    revision,
  };
}

export function toColumns(record: LeadRecord) {
  const { id, form, state, createdAt, revision, ...rest } = record;
  const { address, mailDueAt, webhookDueAt, waiting, dead, delivered, endedAt } = indexOf(record);
  return {
    id,
    form,
    state,
    created_at: createdAt.getTime(),
    address: address ?? null,
    mail_due_at: mailDueAt?.getTime() ?? null,
    webhook_due_at: webhookDueAt?.getTime() ?? null,
    waiting: waiting ?? null,
    dead: dead ?? null,
    delivered: delivered ?? null,
    ended_at: endedAt?.getTime() ?? null,
    revision,
    record: JSON.stringify(rest),
  };
}

/** The order does not matter: statements name them. */
export const columns = [
  'id',
  'form',
  'state',
  'created_at',
  'address',
  'mail_due_at',
  'webhook_due_at',
  'waiting',
  'dead',
  'delivered',
  'ended_at',
  'revision',
  'record',
] as const satisfies (keyof ReturnType<typeof toColumns>)[];
