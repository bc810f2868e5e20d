import type { FormName } from '@site/contracts/forms';
import type { DeliveryState, Transport } from './delivery.ts';
import type { LeadRecord } from './lead-record.ts';
import type { Lead } from './lead-store.ts';
import type { UndeliveredCount } from './outbox-status.ts';

/** Which leads somebody means. */
export interface LeadFilter {
  form?: FormName;
  state?: Lead['state'];
  /** Only leads with a delivery in this state. */
  deliveries?: DeliveryState;
  /** How the folded email address begins. */
  address?: string;
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

export interface LeadCount {
  form: FormName;
  state: Lead['state'];
  leads: number;
}

/** Names of what is only ever added to. */
export const logNames = ['erasures', 'audit', 'digests'] as const;

export type LogName = (typeof logNames)[number];

/** Its id is a UUID of version 7, so that sorting by id is sorting by time. Values whose names end in "At" are times. */
export interface LogEntry {
  id: string;
  [name: string]: unknown;
}

/** Times that records are found by. */
export type TimeIndex = `${Transport}DueAt` | 'endedAt';

/**
 * Keeps records, each in one atomic and durable write; everything else about leads is written once, above this. Nobody waits
 * for a lock: who changes or removes a record names the revision that they have seen.
 * Every method rejects with StoreUnavailable when the store is away.
 */
export interface RecordStore {
  /** @returns false, without having kept anything, when its id or one of its keys belongs to another record */
  insert(record: LeadRecord): Promise<boolean>;
  /** @param form where to look, when it is known */
  get(id: string, form?: FormName): Promise<LeadRecord | undefined>;
  findByKey(key: string): Promise<LeadRecord | undefined>;
  /**
   * @param keys that the record gets beside those that it has
   * @returns false, without having changed anything, when the revision is another one or a key belongs to another record
   */
  update(record: LeadRecord, keys?: string[]): Promise<boolean>;
  /** Removes those that still have their revision. @returns number of them */
  remove(records: LeadRecord[]): Promise<number>;
  /** Those whose time has come, earliest first. */
  pageByTime(index: TimeIndex, until: Date, limit: number): Promise<LeadRecord[]>;
  page(request: PageRequest): Promise<LeadRecord[]>;
  /** All records with a folded email address, receipts included. */
  findByAddress(address: string, limit: number): Promise<LeadRecord[]>;
  /** Removes what is left of a folded email address without a record. */
  forgetAddress(address: string): Promise<void>;
  /**
   * Corrects what records are found and counted by. An instance of the version before, which goes on beside this one until an upgrade
   * has replaced it, writes that as it knows it.
   */
  correctIndex(): Promise<void>;
  count(): Promise<LeadCount[]>;
  countUndelivered(): Promise<UndeliveredCount[]>;
  /**
   * Makes these the records that are kept, instead of the present ones.
   * @param batches in the order of their ids
   * @param since records whose ids are from this moment on stay as they are, with their keys
   */
  replaceAll(batches: AsyncIterable<LeadRecord[]>, since?: Date): Promise<void>;
  /** Adds an entry. @returns false when one of that id is there already; it stays as it is */
  append(log: LogName, entry: LogEntry): Promise<boolean>;
  /** Oldest first. */
  readLog(log: LogName, page: { after?: string; limit: number }): Promise<LogEntry[]>;
  /** Overwrites what was removed, where removing alone leaves it in files. @returns false when somebody who reads prevents that */
  scrub(): Promise<boolean>;
  /** Resolves when a record could be kept now. */
  check(): Promise<void>;
  /** Finishes what was begun, then lets go of files and connections. */
  close(): Promise<void>;
}
