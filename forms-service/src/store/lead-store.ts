import type { FormName } from '@site/contracts/forms';
import type { ClaimRequest, Delivery, DeliveryResult, Reopened, ReopenRequest } from './delivery.ts';
import type { OutboxStatus } from './outbox-status.ts';

/**
 * - `stored`: a lead, a trial or a newsletter member
 * - `quarantined`: stored without notifications or list membership until the team releases it, or the owner of a
 *   subscription confirms it
 * - `unconfirmed`: a subscription that waits for its owner's confirmation
 * - `unsubscribed`: a membership ended by its owner
 * - `refused`: a second trial; the fields are kept for the team
 */
export const leadStates = ['stored', 'quarantined', 'unconfirmed', 'unsubscribed', 'refused'] as const;

export type LeadState = (typeof leadStates)[number];

/** A submission as operators see it. */
export interface Lead {
  /** UUID version 7: sorting by id sorts by time. */
  id: string;
  form: FormName;
  state: LeadState;
  createdAt: Date;
  /** The visitor's fields, by name. */
  fields: Record<string, string>;
  /** Messages about this lead, oldest first. */
  deliveries: Delivery[];
}

/** How a submission was accepted; never shown to visitors. */
export interface Receipt {
  idempotencyKey?: string;
  /** Hash of the content, to distinguish a retry from another submission under the same key. */
  requestHash: string;
  captcha: { provider: string; verdict: 'verified' | 'bypassed' | 'imported'; challengeId?: string };
  /** Version of the privacy notice beside the form, if shown. */
  privacyNotice?: string;
}

export interface NewLead extends Lead {
  receipt: Receipt;
  /** Case-folded email address that at most one lead of this form may hold. */
  soleAddress?: string;
  /**
   * Messages to send if another lead has the address: this one is `refused` then. Without it, only the receipt is
   * stored.
   */
  whenRefused?: Delivery[];
}

/** Outcome of an earlier submission with the same idempotency key. */
export interface Earlier {
  outcome: 'stored' | 'address-taken';
  requestHash: string;
}

/**
 * - `stored`: durable; may have replaced a subscription that held the address without being a membership
 * - `address-taken`: stored as `refused`, or as a receipt only, because another lead has the address
 * - `replayed`: the idempotency key is known; nothing was stored
 * - `captcha-used`: the challenge was used before; nothing was stored
 */
export type SaveOutcome =
  | { outcome: 'stored' }
  | { outcome: 'address-taken' }
  | { outcome: 'replayed'; earlier: Earlier }
  | { outcome: 'captcha-used' };

/** A delivery with an exclusive lease. */
export interface ClaimedDelivery {
  lead: Lead;
  delivery: Delivery;
}

/** The deliveries inside the leads. */
interface Outbox {
  /** Leases due deliveries, longest due first. */
  claim(request: ClaimRequest): Promise<ClaimedDelivery[]>;
  /** @returns false when the lease was lost and nothing was recorded */
  settle(claimed: ClaimedDelivery, result: DeliveryResult): Promise<boolean>;
  /** Makes selected deliveries due now. */
  reopen(request: ReopenRequest, now: Date): Promise<Reopened>;
  outbox(): Promise<OutboxStatus>;
}

/** Change of a subscription by its owner. */
export interface MembershipChange {
  /** Id of the lead with the subscription. */
  id: string;
  to: 'stored' | 'unsubscribed';
  /** Messages to send if a membership starts or ends. */
  notices: Delivery[];
}

/**
 * Stores leads. Idempotency keys, challenges and sole addresses are unique per form, under concurrency too. Every
 * method rejects with {@link StoreUnavailable} while the store is unavailable.
 */
export interface LeadStore extends Outbox {
  /** Stores a lead durably in one atomic write, or returns why not. */
  save(lead: NewLead): Promise<SaveOutcome>;
  /** Keys expire after a day. */
  findEarlier(form: FormName, idempotencyKey: string, now: Date): Promise<Earlier | undefined>;
  /**
   * @returns `unchanged` when it already was in that state, `ended` when its owner had ended it before confirming,
   * `unknown` when there is no such subscription
   */
  changeMembership(change: MembershipChange): Promise<'changed' | 'unchanged' | 'ended' | 'unknown'>;
  /**
   * Checks whether a change is possible, or was made already.
   * @returns `open` when it is; the others as for {@link changeMembership}
   */
  checkMembership(change: Omit<MembershipChange, 'notices'>): Promise<'open' | 'ended' | 'unknown'>;
  /** Resolves when a lead could be stored now. */
  check(): Promise<void>;
  /** Finishes pending operations, then closes files and connections. */
  close(): Promise<void>;
}

/** The store is unavailable. `code` is safe to log; messages of databases quote values. */
export class StoreUnavailable extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The lead store is unavailable.');
    this.code = code;
  }
}
