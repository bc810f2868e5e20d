import { readRecords } from '../leads/read-leads.ts';
import type { Store } from '../store/lead-administration.ts';
import { changedAt, type LeadRecord } from '../store/lead-record.ts';

type Holding = Pick<LeadRecord, 'state' | 'deliveries'>;

/** Returns when a membership last ended. Entering the address again does not make its owner a member. */
const endOf = ({ deliveries }: Holding): Date | undefined =>
  deliveries.findLast(({ event }) => event === 'unsubscribed')?.createdAt;

/**
 * Finds people who have left the newsletter, to keep the restore of an earlier backup from subscribing them again. Their
 * records get the present messages, too: the team is told of the end exactly once.
 */
export async function findUnsubscribed(store: Store) {
  const present = new Map<string, Holding>();
  for await (const { state, soleAddress, deliveries } of readRecords(store, {
    form: 'newsletter',
    order: 'oldest-first',
  }))
    if (soleAddress && state !== 'stored' && endOf({ state, deliveries }))
      present.set(soleAddress, { state, deliveries });
  /** Ids of the changed records. */
  const unsubscribed = new Set<string>();

  function keepUnsubscribed(record: LeadRecord): LeadRecord {
    const isMember = record.form === 'newsletter' && record.state === 'stored';
    const holding = isMember ? present.get(record.soleAddress ?? '') : undefined;
    const end = holding && endOf(holding);
    if (!end || end <= changedAt(record)) return record;
    unsubscribed.add(record.id);
    return { ...record, ...holding };
  }

  return { keepUnsubscribed, unsubscribed };
}
