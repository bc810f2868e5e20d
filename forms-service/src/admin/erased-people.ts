import type { HashAddress } from '../erasure-hash.ts';
import type { Erasure } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';

type Dated = Pick<LeadRecord, 'fields' | 'createdAt'>;

/**
 * Recognises leads of people who have asked to be erased since, so that an old file does not bring them back. What
 * somebody sent afterwards is another matter.
 */
export function createErasedCheck(erasures: Erasure[], hash: HashAddress): (lead: Dated) => boolean {
  const latest = new Map<string, number>();
  for (const { addressHash, erasedAt } of erasures)
    latest.set(addressHash, Math.max(erasedAt.getTime(), latest.get(addressHash) ?? 0));
  return ({ fields, createdAt }) =>
    latest.size > 0 && fields.email !== undefined && createdAt.getTime() < (latest.get(hash(fields.email)) ?? 0);
}
