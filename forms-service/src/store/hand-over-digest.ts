import { findOldestUnreviewed } from '../quarantine/unreviewed.ts';
import { changeRecord } from './change-record.ts';
import type { Delivery } from './delivery.ts';
import type { LeadRecord } from './lead-record.ts';
import type { RecordStore } from './record-store.ts';

const isUnsentDigest = ({ channel, state }: Delivery) => channel === 'digest' && state === 'waiting';

/**
 * Hands an unsent digest of leads that are about to be removed over to the oldest unreviewed one of the others. The
 * copy keeps its id: if both are sent, receivers can tell. docs/decisions/0194.
 */
export async function handOverDigest(records: RecordStore, leaving: LeadRecord[]): Promise<void> {
  const digest = leaving.flatMap(({ deliveries }) => deliveries).find(isUnsentDigest);
  if (!digest) return;
  const ids = new Set(leaving.map(({ id }) => id));
  const heir = await findOldestUnreviewed({ readPage: (page) => records.page(page) }, ids);
  if (!heir) return;
  // It may have been handed over, and sent, before an earlier attempt to remove the leads failed.
  const isKnown = (each: Delivery) => each.id === digest.id || isUnsentDigest(each);
  await changeRecord(records, heir, ({ deliveries }) =>
    deliveries.some(isKnown) ? undefined : { deliveries: [...deliveries, digest] },
  );
}
