import type { FormName } from '@site/contracts/forms';
import type { DeliveryState } from './delivery.ts';
import { type Lead, leadStates, type NewLead } from './lead-store.ts';

/** Which leads an operator means. */
export interface LeadFilter {
  form?: FormName;
  state?: Lead['state'];
  /** Only leads with a delivery in this state. */
  deliveries?: DeliveryState;
  since?: Date;
  /** The first moment that is too late. */
  until?: Date;
}

/** A piece of what a filter finds, so that nobody has to hold all of it. */
export interface PageRequest extends LeadFilter {
  order: 'newest-first' | 'oldest-first';
  /** Id of the last record of the page before. */
  after?: string;
  limit: number;
  /** Also receipts of submissions that left nothing else. */
  receipts?: boolean;
}

/** `repeat`: receipt of a submission whose address another lead holds; has no other field than that. */
export const recordStates = [...leadStates, 'repeat'] as const;

/** Everything that is kept of a submission. */
export interface LeadRecord extends Omit<NewLead, 'state'> {
  state: (typeof recordStates)[number];
}

export interface LeadCount {
  form: FormName;
  state: Lead['state'];
  leads: number;
}

/** Leads of one form that have been kept long enough. */
export interface PurgeRequest {
  form: FormName;
  before: Date;
  /** Largest number to remove at once, so that no visitor waits for it. */
  limit: number;
}

/** That a person was erased, without saying who: only a secret outside of the store leads from an address to the hash. */
export interface Erasure {
  id: string;
  erasedAt: Date;
  addressHash: string;
  /** Number of leads that were erased, by form. */
  leads: Partial<Record<FormName, number>>;
}

/** What operators do with leads, beside a service that goes on keeping new ones. */
export interface LeadArchive {
  readPage(page: PageRequest): Promise<LeadRecord[]>;
  find(id: string): Promise<LeadRecord | undefined>;
  count(): Promise<LeadCount[]>;
  /** @returns number of records that were removed, receipts included; fewer than the limit when there are no more */
  purge(request: PurgeRequest): Promise<number>;
  /**
   * Removes subscriptions that their owners have ended and that nothing has changed since.
   * @returns number of them; fewer than the limit when there are no more
   */
  purgeEnded(request: Omit<PurgeRequest, 'form'>): Promise<number>;
  /**
   * Removes whatever an address has left, in any form, and keeps a note of it.
   * @param address case-folded
   */
  erase(address: string, note: Omit<Erasure, 'leads'>): Promise<Erasure>;
  /** Oldest first. */
  readErasures(): Promise<Erasure[]>;
  /**
   * Makes these the records that are kept, instead of the present ones. Erasures are added to.
   * @param batches is read more than once
   */
  restore(batches: () => AsyncIterable<LeadRecord[]>, erasures: Erasure[]): Promise<void>;
}
