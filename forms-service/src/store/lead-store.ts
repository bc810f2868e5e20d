import type { FormName } from '@site/contracts/forms';

/** `quarantined`: kept, but nobody is notified and no list joined until somebody has looked at it. */
export const leadStates = ['stored', 'quarantined'] as const;

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
}

/** How a submission was let in; never shown to visitors. */
export interface Receipt {
  idempotencyKey?: string;
  /** Hash of the content, to tell a retry from another submission under the same key. */
  requestHash: string;
  captcha: { provider: string; verdict: 'verified' | 'bypassed' | 'imported'; challengeId?: string };
}

export interface NewLead extends Lead {
  receipt: Receipt;
  /** Case-folded e-mail address that at most one lead of this form may hold. */
  soleAddress?: string;
}

/** What came of an earlier submission with the same idempotency key. */
export interface Earlier {
  outcome: 'stored' | 'address-taken';
  requestHash: string;
}

/**
 * - `stored`: durable; a quarantined lead that held the address was released instead when the new one is verified
 * - `address-taken`: only the receipt was kept, because another lead holds the address
 * - `replayed`: the idempotency key is known, nothing was kept
 * - `captcha-used`: the challenge was used before, nothing was kept
 */
export type SaveOutcome =
  | { outcome: 'stored' }
  | { outcome: 'address-taken' }
  | { outcome: 'replayed'; earlier: Earlier }
  | { outcome: 'captcha-used' };

export interface LeadQuery {
  form?: FormName;
  /** Largest number of leads to answer. */
  limit?: number;
}

/**
 * Keeps leads. Idempotency keys, challenges and sole addresses are unique per form, also under concurrency.
 * Every method rejects with {@link StoreUnavailable} when the store is away.
 */
export interface LeadStore {
  /** Keeps a lead durably in one atomic write, or says why not. */
  save(lead: NewLead): Promise<SaveOutcome>;
  findEarlier(form: FormName, idempotencyKey: string): Promise<Earlier | undefined>;
  /** Newest first. */
  list(query: LeadQuery): Promise<Lead[]>;
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
