import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

/** Longest pause between two attempts. */
export const LONGEST_PAUSE_MS = 4 * HOUR_MS;

/** Longest lease of any transport. */
export const LONGEST_LEASE_MS = 10 * MINUTE_MS;

/** Channels of messages about leads, to the team or the visitor; the digest is about all quarantined leads. */
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

/** Transports of messages; a slow one does not delay the other. */
export const transports = ['mail', 'webhook'] as const;

export type Transport = (typeof transports)[number];

const visitorChannels: Channel[] = ['confirmation', 'subscribed', 'welcome', 'acknowledgement'];

/** Checks whether a message goes to the visitor instead of the team. */
export const isToVisitor = ({ channel }: Pick<Delivery, 'channel'>) => visitorChannels.includes(channel);

export const transportOf = (channel: Channel): Transport => (channel === 'webhook' ? 'webhook' : 'mail');

/** Events: a form was submitted or confirmed, or a subscriber left. */
export const deliveryEvents = ['submitted', 'unsubscribed'] as const;

export type DeliveryEvent = (typeof deliveryEvents)[number];

/** `dead`: no further attempts until an operator reopens it. */
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The mail server's verdict on a recipient: `deferred` is retried; `rejected` is not, because the mailbox does not
 * exist.
 */
export const recipientStates = ['accepted', 'deferred', 'rejected'] as const;

/** One of the recipients of a mail. */
export interface Recipient {
  address: string;
  state: (typeof recipientStates)[number];
  /** Error code; safe to log. */
  code?: string;
}

/** One outgoing message, stored in its lead: both are one write. */
export interface Delivery {
  /** Equal for all attempts, for deduplication by receivers (`Message-ID`, `webhook-id`). */
  id: string;
  channel: Channel;
  event: DeliveryEvent;
  state: DeliveryState;
  attempts: number;
  createdAt: Date;
  /** Time of the next attempt; during an attempt, the end of its lease. */
  dueAt: Date;
  /** Id of the current lease, or of a crashed attempt; absent between attempts. */
  lease?: string;
  firstTriedAt?: Date;
  deliveredAt?: Date;
  /** Code of the last failure; safe to log. */
  lastError?: string;
  /** Set when some recipients lack the mail: prevents duplicates to the others and records missing mailboxes. */
  recipients?: Recipient[];
}

/** Result of an attempt. A failure without `retryAt` is final. */
export type DeliveryResult =
  | { outcome: 'delivered'; at: Date }
  | { outcome: 'failed'; code: string; retryAt?: Date; recipients?: Recipient[] }
  | { outcome: 'given-back'; at: Date };

/** Claim of due deliveries; others may take them over after `until`. */
export interface ClaimRequest {
  transport: Transport;
  now: Date;
  until: Date;
  lease: string;
  limit: number;
}

/** Selects deliveries to reopen. */
export interface ReopenRequest {
  ids: readonly string[];
  /** `dead` and `delivered` ones are sent again; `waiting` ones skip the wait. */
  state: DeliveryState;
  channel?: Channel;
  /** Includes dead mails rejected by the visitor's mailbox. */
  withRejected?: boolean;
}

/** Number of reopened deliveries. */
export interface Reopened {
  leads: number;
  deliveries: number;
}

export function newDelivery(channel: Channel, at: Date, event: DeliveryEvent = 'submitted'): Delivery {
  return { id: randomUUID(), channel, event, state: 'waiting', attempts: 0, createdAt: at, dueAt: at };
}

/** No retry is later than this. */
export const latestRetry = ({ until }: Pick<ClaimRequest, 'until'>) => new Date(until.getTime() + LONGEST_PAUSE_MS);

/** Detects a message, or a lease, from a time when the clock was ahead. */
const isAhead = ({ dueAt }: Delivery, request: ClaimRequest) => dueAt > latestRetry(request);

const isPostponed = (delivery: Delivery, request: ClaimRequest) => !delivery.lease && isAhead(delivery, request);

function isDue(delivery: Delivery, request: ClaimRequest): boolean {
  const { channel, state, dueAt } = delivery;
  const isWaiting = transportOf(channel) === request.transport && state === 'waiting';
  return isWaiting && (dueAt <= request.now || isPostponed(delivery, request));
}

/**
 * Detects downtime: the delivery was not attempted when due. Downtime does not count as time of attempts, so it starts
 * over.
 */
const wasMissed = ({ dueAt }: Delivery, now: Date) => now.getTime() - dueAt.getTime() > LONGEST_PAUSE_MS;

function leased(delivery: Delivery, request: ClaimRequest): Delivery {
  const { now, until, lease } = request;
  const startsOver = wasMissed(delivery, now) || isPostponed(delivery, request);
  const { attempts, firstTriedAt = now } = startsOver ? { ...delivery, attempts: 0, firstTriedAt: now } : delivery;
  return { ...delivery, attempts: attempts + 1, dueAt: until, lease, firstTriedAt };
}

/** Ends a lease from a time when the clock was ahead as if it began now: its attempt may still be in progress. */
function shortened(delivery: Delivery, request: ClaimRequest): Delivery {
  const { channel, state, lease } = delivery;
  const isHeld = lease !== undefined && state === 'waiting' && transportOf(channel) === request.transport;
  return isHeld && isAhead(delivery, request) ? { ...delivery, dueAt: request.until } : delivery;
}

/**
 * Leases due deliveries, up to the limit. An attempt counts from its start, since it may crash the process.
 * @returns the same deliveries where nothing changes
 */
export function leaseDue(deliveries: Delivery[], request: ClaimRequest): Delivery[] {
  const claimed = deliveries.filter((delivery) => isDue(delivery, request)).slice(0, request.limit);
  return deliveries.map((each) => (claimed.includes(each) ? leased(each, request) : shortened(each, request)));
}

/** Returns recipients that have the mail; undefined when there are none. */
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
 * Records the result of an attempt.
 * @returns undefined when the lease was lost: another worker claimed the delivery, or it is no longer needed
 */
export function settleDelivery(deliveries: Delivery[], claimed: Delivery, result: DeliveryResult) {
  const index = deliveries.findIndex(({ id, lease }) => id === claimed.id && lease === claimed.lease);
  const held = deliveries[index];
  return held && deliveries.with(index, withResult(held, result));
}
