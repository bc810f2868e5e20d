import type { FormName } from '@site/contracts/forms';
import type { Delivery } from './delivery.ts';
import type { LeadRecord } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadCount, PageRequest } from './record-store.ts';

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

/** What came of erasing a person. */
export interface Erased {
  erasure: Erasure;
  /** False when somebody who reads a file for long keeps what was erased in it. */
  isOverwritten: boolean;
}

/** That somebody of the team did something with a lead: who, what and when, and nothing that a visitor wrote. */
export interface AuditEntry {
  id: string;
  happenedAt: Date;
  /** Who did it, as the inbox knows them. */
  by: string;
  action: string;
  /** Id of the lead; absent when the action is about none, or about many. */
  lead?: string;
}

/** What a person of the team changes about a lead. */
export type LeadEdit = Partial<Pick<LeadRecord, 'notes' | 'mark' | 'deliveries'>>;

/** What becomes of a lead that somebody releases from quarantine. */
export interface QuarantineRelease {
  /** Case-folded email address that at most one lead of the form may hold. */
  soleAddress?: string | undefined;
  /** What goes out. */
  deliveries: Delivery[];
  /** What goes out when another lead holds the address: this one is `refused` then. */
  whenRefused: Delivery[];
  /** All notes of the lead; as they were without it. */
  notes?: LeadRecord['notes'];
}

/** What else is restored, and what is not replaced. */
export interface Restoring {
  erasures?: Erasure[];
  audit?: AsyncIterable<AuditEntry[]>;
  /** Leads that came in from this moment on stay: nobody has a backup of them. */
  since?: Date;
}

/** What operators and the team do with leads, beside a service that goes on keeping new ones. */
export interface LeadAdministration {
  readPage(page: PageRequest): Promise<LeadRecord[]>;
  find(id: string): Promise<LeadRecord | undefined>;
  /**
   * Everything that is kept of an address, receipts included.
   * @param address case-folded
   */
  findByAddress(address: string): Promise<LeadRecord[]>;
  count(): Promise<LeadCount[]>;
  /**
   * Changes a lead that is still as somebody has seen it.
   * @returns the lead as it is now; `changed-meanwhile` when somebody else was faster, and nothing was changed
   */
  edit(
    seen: Pick<LeadRecord, 'id' | 'revision'>,
    edit: LeadEdit,
  ): Promise<LeadRecord | 'changed-meanwhile' | 'unknown'>;
  /**
   * Releases a quarantined lead that is still as somebody has seen it.
   * @returns the lead as it is now, `stored` or `refused`; `changed-meanwhile` when somebody else was faster
   */
  release(
    seen: Pick<LeadRecord, 'id' | 'revision'>,
    release: QuarantineRelease,
  ): Promise<LeadRecord | 'changed-meanwhile' | 'unknown'>;
  /** @returns number of records that were removed, receipts included; fewer than the limit when there are no more */
  purge(request: PurgeRequest): Promise<number>;
  /** Makes up for what an instance of the version before does not know, when it keeps or changes leads beside this one. */
  correctIndex(): Promise<void>;
  /**
   * Removes subscriptions that their owners have ended, or never confirmed, and that nothing has changed since, and receipts of
   * addresses that were entered again before then.
   * @returns number of them; fewer than the limit when there are no more
   */
  purgeEnded(request: Omit<PurgeRequest, 'form'>): Promise<number>;
  /**
   * Removes whatever an address has left, in any form, and keeps a note of it.
   * @param address case-folded
   */
  erase(address: string, note: Omit<Erasure, 'leads'>): Promise<Erased>;
  /** Oldest first. */
  readErasures(): Promise<Erasure[]>;
  /** Adds to what can only be added to. */
  audit(entry: AuditEntry): Promise<void>;
  /** Oldest first. */
  readAudit(page: { after?: string; limit: number }): Promise<AuditEntry[]>;
  /** Notes, for all instances, that the digest of that moment is on its way. */
  noteDigest(of: Date): Promise<void>;
  /** @returns whether somebody has noted so */
  hasDigest(of: Date): Promise<boolean>;
  /**
   * Makes these the records that are kept, instead of the present ones. Erasures and the audit log are added to.
   * @param batches in the order of their ids
   */
  restore(batches: AsyncIterable<LeadRecord[]>, beside?: Restoring): Promise<void>;
  /**
   * Removes what came back of people who had been erased.
   * @returns number of records
   */
  eraseAgain(isErased: (record: LeadRecord) => boolean): Promise<number>;
}

/** All that the service, operators and the team do with leads. */
export type Store = LeadStore & LeadAdministration;
