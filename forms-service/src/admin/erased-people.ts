import type { Environment } from '../env.ts';
import { createAddressHash, type HashAddress } from '../erasure-hash.ts';
import type { Erasure, Store } from '../store/lead-administration.ts';
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

/**
 * Somebody who is erased while leads are replaced, or imported, comes back with them.
 * @returns number of records that were removed
 */
export async function eraseAgain(store: Store, env: Environment, known: Erasure[]): Promise<number> {
  const ids = new Set(known.map(({ id }) => id));
  const later = (await store.readErasures()).filter(({ id }) => !ids.has(id));
  return later.length > 0 ? await store.eraseAgain(createErasedCheck(later, createAddressHash(env))) : 0;
}
