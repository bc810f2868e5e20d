import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../durations.ts';

/** The longest pause between two attempts. */
export const LONGEST_PAUSE_MS = 4 * HOUR_MS;

/** Ways on which we tell somebody about a lead: the team first, then the visitor; the digest is about all that are quarantined. */
export const channels = [
  'team-mail',
  'webhook',
  'confirmation',
  'subscribed',
  'welcome',
  'acknowledgement',
  'digest',
] as const;

export type Channel = (typeof channels)[number];

/** What carries messages: when one is slow, what the other carries need not wait. */
export const transports = ['mail', 'webhook'] as const;

export type Transport = (typeof transports)[number];

const visitorChannels: Channel[] = ['confirmation', 'subscribed', 'welcome', 'acknowledgement'];

/** Whether a message goes to the visitor, not to the team. */
export const isToVisitor = ({ channel }: Pick<Delivery, 'channel'>) => visitorChannels.includes(channel);

export const transportOf = (channel: Channel): Transport => (channel === 'webhook' ? 'webhook' : 'mail');

/** What is told: that a form came in (or was confirmed), or that a subscriber has left. */
export const deliveryEvents = ['submitted', 'unsubscribed'] as const;

export type DeliveryEvent = (typeof deliveryEvents)[number];

/** `dead`: nobody tries any more until an operator opens it again. */
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/**
 * What the mail server said about a recipient: `deferred` is tried again, `rejected` is not, since there is no such
 * mailbox.
 */
export const recipientStates = ['accepted', 'deferred', 'rejected'] as const;

/** One of the recipients of a mail. */
export interface Recipient {
  address: string;
  state: (typeof recipientStates)[number];
  /** Code of the refusal; fit for logs. */
  code?: string;
}

/** One message that has to leave the house; kept in the lead itself, so that both are one write. */
export interface Delivery {
  /** Equal over all attempts, so that a receiver can notice a repetition (`Message-ID`, `webhook-id`). */
  id: string;
  channel: Channel;
  event: DeliveryEvent;
  state: DeliveryState;
  attempts: number;
  createdAt: Date;
  /** When the next attempt may begin. While somebody tries: the end of the lease. */
  dueAt: Date;
  /** Whoever tries, or tried when it crashed; absent between attempts. */
  lease?: string;
  firstTriedAt?: Date;
  deliveredAt?: Date;
  /** Code of the last failure; fit for logs. */
  lastError?: string;
  /** Of a mail that some recipients have not got: so the others do not get it again, and who has no mailbox is known. */
  recipients?: Recipient[];
}

/** What came of an attempt. Without `retryAt` a failure is final. */
export type DeliveryResult =
  | { outcome: 'delivered'; at: Date }
  | { outcome: 'failed'; code: string; retryAt?: Date; recipients?: Recipient[] }
  | { outcome: 'given-back'; at: Date };

/** Who claims what is due: `until` is when others may take it over. */
export interface ClaimRequest {
  transport: Transport;
  now: Date;
  until: Date;
  lease: string;
  limit: number;
}

/** Which deliveries of which leads an operator wants to go out now. */
export interface ReopenRequest {
  ids: readonly string[];
  /** `dead` and `delivered` ones go out again; `waiting` ones do not wait for their next attempt. */
  state: DeliveryState;
  channel?: Channel;
  /** Whether dead mails to visitors whose mailbox has rejected them go out again, too; they do not unless somebody means them. */
  withRejected?: boolean;
}

/** What was made due. */
export interface Reopened {
  leads: number;
  deliveries: number;
}

export function newDelivery(channel: Channel, at: Date, event: DeliveryEvent = 'submitted'): Delivery {
  return { id: randomUUID(), channel, event, state: 'waiting', attempts: 0, createdAt: at, dueAt: at };
}

const isDue = ({ channel, state, dueAt }: Delivery, { transport, now }: ClaimRequest) =>
  transportOf(channel) === transport && state === 'waiting' && dueAt <= now;

/** Nobody was there when it was due. Time in which nobody could try is no time of trying: it is tried as if it were new. */
const wasMissed = ({ dueAt }: Delivery, now: Date) => now.getTime() - dueAt.getTime() > LONGEST_PAUSE_MS;

const earlierAttempts = (delivery: Delivery, now: Date) =>
  wasMissed(delivery, now) ? { attempts: 0, firstTriedAt: now } : delivery;

function leased(delivery: Delivery, { now, until, lease }: ClaimRequest): Delivery {
  const { attempts, firstTriedAt = now } = earlierAttempts(delivery, now);
  return { ...delivery, attempts: attempts + 1, dueAt: until, lease, firstTriedAt };
}

/** Gives what is due to whoever asks, up to the limit. An attempt counts when it begins: one may end the process. */
export function leaseDue(deliveries: Delivery[], request: ClaimRequest): Delivery[] {
  const claimed = deliveries.filter((delivery) => isDue(delivery, request)).slice(0, request.limit);
  return deliveries.map((delivery) => (claimed.includes(delivery) ? leased(delivery, request) : delivery));
}

/** Those who need not get the mail again; undefined when there are none. */
export function acceptedOf(recipients: Recipient[] = []): Recipient[] | undefined {
  const accepted = recipients.filter(({ state }) => state === 'accepted');
  return accepted.length > 0 ? accepted : undefined;
}

function delivered({ recipients: _recipients, ...delivery }: Delivery, deliveredAt: Date): Delivery {
  return { ...delivery, state: 'delivered', deliveredAt };
}

function withResult({ lease: _lease, ...delivery }: Delivery, result: DeliveryResult): Delivery {
  if (result.outcome === 'delivered') return delivered(delivery, result.at);
  if (result.outcome === 'given-back') return { ...delivery, attempts: delivery.attempts - 1, dueAt: result.at };
  const { code, recipients } = result;
  const failed = { ...delivery, lastError: code, ...(recipients && { recipients }) };
  return result.retryAt ? { ...failed, dueAt: result.retryAt } : { ...failed, state: 'dead' };
}

/**
 * Records what came of an attempt.
 * @returns undefined when the lease was lost: somebody else has claimed the delivery, or it is not needed any more
 */
export function settleDelivery(deliveries: Delivery[], claimed: Delivery, result: DeliveryResult) {
  const index = deliveries.findIndex(({ id, lease }) => id === claimed.id && lease === claimed.lease);
  const held = deliveries[index];
  return held && deliveries.with(index, withResult(held, result));
}
