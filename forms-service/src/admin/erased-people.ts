import type { Environment } from '../env.ts';
import { createAddressHash, type HashAddress } from '../erasure-hash.ts';
import type { Erasure, Store } from '../store/lead-administration.ts';
import type { LeadRecord } from '../store/lead-record.ts';

type Dated = Pick<LeadRecord, 'fields' | 'createdAt'>;

/**
 * Creates a check for leads sent before their sender was erased, to keep old files from restoring them. Later leads
 * pass.
 */
export function createErasedCheck(erasures: Erasure[], hash: HashAddress): (lead: Dated) => boolean {
  const latest = new Map<string, number>();
  for (const { addressHash, erasedAt } of erasures)
    latest.set(addressHash, Math.max(erasedAt.getTime(), latest.get(addressHash) ?? 0));
  return ({ fields, createdAt }) =>
    latest.size > 0 && fields.email !== undefined && createdAt.getTime() < (latest.get(hash(fields.email)) ?? 0);
}

/**
 * Repeats erasures that happened during a restore or import, which may have restored their leads.
 * @returns number of removed records
 */
export async function eraseAgain(store: Store, env: Environment, known: Erasure[]): Promise<number> {
  const ids = new Set(known.map(({ id }) => id));
  const later = (await store.readErasures()).filter(({ id }) => !ids.has(id));
  return later.length > 0 ? await store.eraseAgain(createErasedCheck(later, createAddressHash(env))) : 0;
}
