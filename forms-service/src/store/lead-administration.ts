import type { FormName } from '@site/contracts/forms';
import type { Delivery } from './delivery.ts';
import type { LeadRecord, StoredLead } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadCount, PageRequest } from './record-store.ts';

/** Selects old leads of one form. */
export interface PurgeRequest {
  form: FormName;
  before: Date;
  /** Maximum number to remove per call, to not delay visitors. */
  limit: number;
}

/** Result of removing old records up to a limit. */
export interface Purged {
  removed: number;
  /** More may be left: above the limit, or changed or removed by others meanwhile. */
  isMore: boolean;
}

/** Note of an erasure without the address: linking the hash to an address takes a secret stored elsewhere. */
export interface Erasure {
  id: string;
  erasedAt: Date;
  addressHash: string;
  /** Number of erased leads, by form. */
  leads: Partial<Record<FormName, number>>;
}

/** Result of an erasure. */
export interface Erased {
  erasure: Erasure;
  /** False when a long-running reader keeps the erased data in a file. */
  isOverwritten: boolean;
}

/** An action of the team on a lead: who, what and when, without text of visitors. */
export interface AuditEntry {
  id: string;
  happenedAt: Date;
  /** Name in the inbox. */
  by: string;
  action: string;
  /** Id of the lead; absent for actions on none or many. */
  lead?: string;
}

/** Changes to a lead by the team. */
export type LeadEdit = Partial<Pick<LeadRecord, 'notes' | 'mark' | 'deliveries'>>;

/** Effects of releasing a lead from quarantine. */
export interface QuarantineRelease {
  /** Case-folded email address that at most one lead of the form may hold. */
  soleAddress?: string | undefined;
  /** Messages to send. */
  deliveries: Delivery[];
  /** Messages to send if another lead has the address; this one becomes `refused`. */
  whenRefused: Delivery[];
  /** All notes of the lead; unchanged if absent. */
  notes?: LeadRecord['notes'];
}

/** Additional data to restore, and leads to keep. */
interface RestoreOptions {
  erasures?: Erasure[];
  audit?: AsyncIterable<AuditEntry[]>;
  /** Leads from this moment on are kept, since no backup contains them. */
  since?: Date;
}

/** Operations of operators and the team, concurrent with a service that stores new leads. */
export interface LeadAdministration {
  readPage(page: PageRequest): Promise<LeadRecord[]>;
  find(id: string): Promise<StoredLead | undefined>;
  /**
   * Finds all records of an address, including receipts.
   * @param address case-folded
   */
  findByAddress(address: string): Promise<LeadRecord[]>;
  count(): Promise<LeadCount[]>;
  /**
   * Changes a lead at a known revision.
   * @returns the changed lead; `changed-meanwhile` when it had changed since, and nothing was done
   */
  edit(
    seen: Pick<LeadRecord, 'id' | 'revision'>,
    edit: LeadEdit,
  ): Promise<StoredLead | 'changed-meanwhile' | 'unknown'>;
  /**
   * Releases a quarantined lead at a known revision.
   * @returns the lead, now `stored` or `refused`; `changed-meanwhile` when it had changed since
   */
  release(
    seen: Pick<LeadRecord, 'id' | 'revision'>,
    release: QuarantineRelease,
  ): Promise<StoredLead | 'changed-meanwhile' | 'unknown'>;
  /** Removes old records of a form, including receipts. */
  purge(request: PurgeRequest): Promise<Purged>;
  /**
   * Corrects index data written by an instance of the previous version during an upgrade, and removes keys that a
   * killed instance left.
   */
  correctIndex(): Promise<void>;
  /**
   * Removes ended and never confirmed subscriptions without later changes, and receipts of repeated sign-ups of that
   * age.
   */
  purgeEnded(request: Omit<PurgeRequest, 'form'>): Promise<Purged>;
  /**
   * Removes all records of an address and writes an erasure note.
   * @param address case-folded
   */
  erase(address: string, note: Omit<Erasure, 'leads'>): Promise<Erased>;
  /** Oldest first. */
  readErasures(): Promise<Erasure[]>;
  /** Appends to the audit log. */
  audit(entry: AuditEntry): Promise<void>;
  /** Oldest first. */
  readAudit(page: { after?: string; limit: number }): Promise<AuditEntry[]>;
  /** Records for all instances that the digest due at that time is queued. */
  recordDigest(dueAt: Date): Promise<void>;
  /** Checks whether that was recorded. */
  hasDigest(dueAt: Date): Promise<boolean>;
  /**
   * Replaces all records. Erasure notes and audit entries are added.
   * @param batches in the order of their ids
   */
  restore(batches: AsyncIterable<LeadRecord[]>, options?: RestoreOptions): Promise<void>;
  /**
   * Removes restored records of erased people.
   * @returns number of records
   */
  eraseAgain(isErased: (record: LeadRecord) => boolean): Promise<number>;
}

/** The complete lead store. */
export type Store = LeadStore & LeadAdministration;
