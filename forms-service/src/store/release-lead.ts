import { RETRY, untilDone } from './change-record.ts';
import type { QuarantineRelease } from './lead-administration.ts';
import { isLead, keyOf, type LeadRecord, type StoredLead } from './lead-record.ts';
import type { RecordStore } from './record-store.ts';

/**
 * Releases a lead. Quarantined leads reserve no address: on release, the lead takes its address, or is refused if
 * another lead has it.
 */
export function releaseLead(
  records: RecordStore,
  { id, revision }: Pick<LeadRecord, 'id' | 'revision'>,
  { soleAddress, deliveries, whenRefused, notes }: QuarantineRelease,
): Promise<StoredLead | 'changed-meanwhile' | 'unknown'> {
  return untilDone(async () => {
    const found = await records.get(id);
    if (!found || !isLead(found)) return 'unknown';
    if (found.revision !== revision) return 'changed-meanwhile';
    const address = soleAddress ? [keyOf.address(found.form, soleAddress)] : [];
    const [holder] = await Promise.all(address.map((key) => records.findByKey(key)));
    const isTaken = holder !== undefined && holder.id !== id;
    const kept = { ...found, ...(notes && { notes }) };
    const released: StoredLead = isTaken
      ? { ...kept, state: 'refused', deliveries: [...found.deliveries, ...whenRefused] }
      : { ...kept, state: 'stored', soleAddress, deliveries: [...found.deliveries, ...deliveries] };
    // False when it was changed, or its address taken, since it was read.
    const isDone = await records.update(released, isTaken ? [] : address);
    return isDone ? { ...released, revision: revision + 1 } : RETRY;
  });
}
