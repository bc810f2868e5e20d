import { readRecords } from '../leads/read-leads.ts';
import type { Store } from '../store/lead-administration.ts';
import { changedAt, type LeadRecord } from '../store/lead-record.ts';

/**
 * Finds people who have left the newsletter since a backup, to keep its restore from subscribing them again. Their records
 * get the present messages, too: the team is told of the end exactly once.
 */
export async function findUnsubscribedSince(store: Store, takenAt: Date) {
  const present = new Map<string | undefined, LeadRecord>();
  const ended = { form: 'newsletter', state: 'unsubscribed', order: 'oldest-first' } as const;
  for await (const record of readRecords(store, ended))
    if (changedAt(record) > takenAt) present.set(record.soleAddress, record);
  /** Ids of the changed records. */
  const unsubscribed = new Set<string>();

  function keepUnsubscribed(record: LeadRecord): LeadRecord {
    const since = record.form === 'newsletter' && record.state === 'stored' && present.get(record.soleAddress);
    if (!since) return record;
    unsubscribed.add(record.id);
    return { ...record, state: 'unsubscribed', deliveries: since.deliveries };
  }

  return { keepUnsubscribed, unsubscribed };
}
