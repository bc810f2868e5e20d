import type { FormName } from '@site/contracts/forms';
import type { DeliveryState, Transport } from './delivery.ts';
import type { LeadRecord } from './lead-record.ts';
import type { Lead } from './lead-store.ts';
import type { UndeliveredCount } from './outbox-status.ts';

/** Filter for leads. */
export interface LeadFilter {
  form?: FormName;
  state?: Lead['state'];
  /** Only leads with a delivery in this state. */
  deliveries?: DeliveryState;
  /** Prefix of the case-folded email address. */
  address?: string;
  since?: Date;
  /** Exclusive end. */
  until?: Date;
}

/** One page of the records that match a filter. */
export interface PageRequest extends LeadFilter {
  order: 'newest-first' | 'oldest-first';
  /** Id of the last record of the page before. */
  after?: string;
  limit: number;
  /** Includes receipts of submissions stored without a lead. */
  receipts?: boolean;
}

export interface LeadCount {
  form: FormName;
  state: Lead['state'];
  leads: number;
}

/** Append-only logs. */
export const logNames = ['erasures', 'audit', 'digests'] as const;

export type LogName = (typeof logNames)[number];

/** Ids are UUIDs of version 7: sorting by id sorts by time. Values whose names end in "At" are times. */
export interface LogEntry {
  id: string;
  [name: string]: unknown;
}

/** Indexed times. */
export type TimeIndex = `${Transport}DueAt` | 'endedAt';

export type TimeRange = { until: Date } | { after: Date };

/**
 * A database adapter: writes each record atomically and durably; all other logic is above it. Uses optimistic locking:
 * changes and removals name the revision they are based on. Every method rejects with StoreUnavailable while the store
 * is unavailable.
 */
export interface RecordStore {
  /** @returns false, without effect, when its id or one of its keys belongs to another record */
  insert(record: LeadRecord): Promise<boolean>;
  /** @param form speeds up the lookup */
  get(id: string, form?: FormName): Promise<LeadRecord | undefined>;
  findByKey(key: string): Promise<LeadRecord | undefined>;
  /**
   * @param keys added to those of the record
   * @returns false, without effect, when the revision is another one or a key belongs to another record
   */
  update(record: LeadRecord, keys?: string[]): Promise<boolean>;
  /**
   * Removes records at their revisions.
   * @returns number of removed records
   */
  remove(records: LeadRecord[]): Promise<number>;
  /** Returns records whose time is in the range, earliest first. */
  pageByTime(index: TimeIndex, range: TimeRange, limit: number): Promise<LeadRecord[]>;
  page(request: PageRequest): Promise<LeadRecord[]>;
  /** Finds all records of a case-folded email address, including receipts. */
  findByAddress(address: string, limit: number): Promise<LeadRecord[]>;
  /** Removes orphaned keys of a case-folded email address, unless a record may be on its way to them. */
  forgetAddress(address: string): Promise<void>;
  /**
   * Corrects index data and counts, and removes old keys without a record. During an upgrade, an instance of the
   * previous version writes them as it knows them.
   */
  correctIndex(): Promise<void>;
  count(): Promise<LeadCount[]>;
  countUndelivered(): Promise<UndeliveredCount[]>;
  /**
   * Replaces all records.
   * @param batches in the order of their ids
   * @param since records from this moment on are kept, with their keys
   */
  replaceAll(batches: AsyncIterable<LeadRecord[]>, since?: Date): Promise<void>;
  /**
   * Adds an entry.
   * @returns false, without effect, when the id exists
   */
  append(log: LogName, entry: LogEntry): Promise<boolean>;
  /** Oldest first. */
  readLog(log: LogName, page: { after?: string; limit: number }): Promise<LogEntry[]>;
  /**
   * Overwrites removed data that may remain in files.
   * @returns false when a reader prevents it
   */
  scrub(): Promise<boolean>;
  /** Resolves when a record could be stored now. */
  check(): Promise<void>;
  /** Finishes pending operations, then closes files and connections. */
  close(): Promise<void>;
}
