import type { FormName } from '@site/contracts/forms';
import type { ClaimRequest, Delivery, DeliveryResult, Reopened, ReopenRequest } from './delivery.ts';
import type { OutboxStatus } from './outbox-status.ts';

/**
 * - `stored`: a lead, a trial, a member of the newsletter
 * - `quarantined`: kept, but nobody is notified and no list joined until somebody of the team releases it; a subscription until its
 *   owner confirms it
 * - `unconfirmed`: a subscription that becomes a membership when its owner confirms it
 * - `unsubscribed`: a membership that its owner has ended
 * - `refused`: somebody who wanted a second trial; the fields are kept for the team
 */
export const leadStates = ['stored', 'quarantined', 'unconfirmed', 'unsubscribed', 'refused'] as const;

export type LeadState = (typeof leadStates)[number];

/** What an operator sees of a submission. */
export interface Lead {
  /** UUID version 7, so that sorting by id is sorting by time. */
  id: string;
  form: FormName;
  state: LeadState;
  createdAt: Date;
  /** The visitor's fields under the names of the form. */
  fields: Record<string, string>;
  /** Messages about this lead, in the order in which they were decided on. */
  deliveries: Delivery[];
}

/** How a submission was let in; never shown to visitors. */
export interface Receipt {
  idempotencyKey?: string;
  /** Hash of the content, to tell a retry from another submission under the same key. */
  requestHash: string;
  captcha: { provider: string; verdict: 'verified' | 'bypassed' | 'imported'; challengeId?: string };
  /** Version of the privacy line that stood beside the form, if one did. */
  privacyNotice?: string;
}

export interface NewLead extends Lead {
  receipt: Receipt;
  /** Case-folded email address that at most one lead of this form may hold. */
  soleAddress?: string;
  /** What goes out when another lead holds the address: this one is `refused` then. Without it, only its receipt is kept. */
  whenRefused?: Delivery[];
}

/** What came of an earlier submission with the same idempotency key. */
export interface Earlier {
  outcome: 'stored' | 'address-taken';
  requestHash: string;
}

/**
 * - `stored`: durable; a subscription that held the address without being a membership was taken over instead
 * - `address-taken`: kept as `refused`, or its receipt alone, because another lead holds the address
 * - `replayed`: the idempotency key is known, nothing was kept
 * - `captcha-used`: the challenge was used before, nothing was kept
 */
export type SaveOutcome =
  | { outcome: 'stored' }
  | { outcome: 'address-taken' }
  | { outcome: 'replayed'; earlier: Earlier }
  | { outcome: 'captcha-used' };

/** A delivery that nobody else attempts while its lease lasts. */
export interface ClaimedDelivery {
  lead: Lead;
  delivery: Delivery;
}

/** The deliveries inside the leads. */
export interface Outbox {
  /** Gives away what is due, longest due first; others get it only when the lease has ended. */
  claim(request: ClaimRequest): Promise<ClaimedDelivery[]>;
  /** @returns false when the lease was lost; then nothing has been recorded */
  settle(claimed: ClaimedDelivery, result: DeliveryResult): Promise<boolean>;
  /** Makes deliveries due that an operator wants to go out now. */
  reopen(request: ReopenRequest, now: Date): Promise<Reopened>;
  outbox(): Promise<OutboxStatus>;
}

/** What the owner of an address does with a subscription. */
export interface MembershipChange {
  /** Id of the lead that holds the subscription. */
  id: string;
  to: 'stored' | 'unsubscribed';
  /** Go out when that makes or ends a membership. */
  notices: Delivery[];
}

/**
 * Keeps leads. Idempotency keys, challenges and sole addresses are unique per form, also under concurrency.
 * Every method rejects with {@link StoreUnavailable} when the store is away.
 */
export interface LeadStore extends Outbox {
  /** Keeps a lead durably in one atomic write, or says why not. */
  save(lead: NewLead): Promise<SaveOutcome>;
  /** Keys are known for a day. */
  findEarlier(form: FormName, idempotencyKey: string, now: Date): Promise<Earlier | undefined>;
  /**
   * @returns `unchanged` when it was so already, `ended` when its owner has ended what they want to confirm, `unknown` when
   *   there is no such subscription
   */
  changeMembership(change: MembershipChange): Promise<'changed' | 'unchanged' | 'ended' | 'unknown'>;
  /** Resolves when a lead could be kept now. */
  check(): Promise<void>;
  /** Finishes what was begun, then lets go of files and connections. */
  close(): Promise<void>;
}

/** The store cannot be had now. `code` is fit for logs: database errors quote the values they stumbled on. */
export class StoreUnavailable extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The lead store is unavailable.');
    this.code = code;
  }
}
