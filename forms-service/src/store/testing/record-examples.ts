import { createLeadIds } from '../../submissions/lead-id.ts';
import type { LeadRecord } from '../lead-record.ts';
import type { RecordStore } from '../record-store.ts';
import { lead } from './store-examples.ts';

export const record = (given: Parameters<typeof lead>[0] = {}): LeadRecord => ({ ...lead(given), revision: 0 });
export const idAt = (time: string) => createLeadIds(() => new Date(time))();
export const on = (day: string, given: Parameters<typeof lead>[0] = {}) =>
  record({ id: idAt(`2026-11-${day}T12:00:00Z`), createdAt: new Date(`2026-11-${day}T12:00:00Z`), ...given });
export const idsOf = (records: LeadRecord[]) => records.map(({ id }) => id);

export const everything = (store: RecordStore) => store.page({ order: 'oldest-first', limit: 1_000, receipts: true });

/** Defines a test that starts with an empty record store. */
export type Promised = (sentence: string, run: (store: RecordStore) => Promise<void>) => void;
