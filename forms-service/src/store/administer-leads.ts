import { setTimeout as pause } from 'node:timers/promises';
import { inBatches } from '../in-batches.ts';
import { RETRY, untilDone } from './change-record.ts';
import { firstIdAt } from './first-id-at.ts';
import { handOverDigest } from './hand-over-digest.ts';
import type {
  AuditEntry,
  Erased,
  Erasure,
  LeadAdministration,
  LeadEdit,
  Purged,
  PurgeRequest,
} from './lead-administration.ts';
import { isLead, type LeadRecord, type StoredLead } from './lead-record.ts';
import { paged } from './paging.ts';
import type { LogEntry, RecordStore } from './record-store.ts';
import { releaseLead } from './release-lead.ts';

/** Records removed per write; small enough not to delay visitors. */
const BATCH = 25;
/** Ratio of pause to removal time: visitors find the store idle more often than not. */
const PAUSE_FACTOR = 3;
/** Attempts over three seconds, in which readers can finish. */
const SCRUBS = 8;
/** Limit for counting a person's leads; erasing has no limit. */
const MOST_OF_ONE_PERSON = 10_000;
/** Completes the first id of a moment to a UUID of version 7. */
const ID_SUFFIX = '-7000-8000-000000000000';

async function find(records: RecordStore, id: string): Promise<StoredLead | undefined> {
  const found = await records.get(id);
  return found && isLead(found) ? found : undefined;
}

async function edit(records: RecordStore, { id, revision }: Pick<LeadRecord, 'id' | 'revision'>, changes: LeadEdit) {
  const found = await find(records, id);
  if (!found) return 'unknown' as const;
  const isDone = await records.update({ ...found, ...changes, revision });
  return isDone ? { ...found, ...changes, revision: revision + 1 } : ('changed-meanwhile' as const);
}

async function removeInBatches(records: RecordStore, found: LeadRecord[]): Promise<number> {
  await handOverDigest(records, found);
  let removed = 0;
  for await (const batch of inBatches(found, BATCH)) {
    const began = performance.now();
    removed += await records.remove(batch);
    await pause(PAUSE_FACTOR * (performance.now() - began));
  }
  return removed;
}

/** Retries, since concurrent readers usually finish soon. */
async function scrub(records: RecordStore): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    if (await records.scrub()) return true;
    if (tries === SCRUBS) return false;
    await pause(PAUSE_FACTOR * (performance.now() - began));
  }
}

/**
 * Removes records up to the limit; the last batch also scrubs them from files.
 * @param found one more than the limit when there are more
 */
async function removeUpTo(records: RecordStore, found: LeadRecord[], limit: number): Promise<Purged> {
  const batch = found.slice(0, limit);
  const removed = await removeInBatches(records, batch);
  const isMore = found.length > limit;
  const isIncomplete = removed < batch.length;
  // Others may have removed the rest, so that no batch after an incomplete one removes anything.
  if (removed > 0 && (!isMore || isIncomplete)) await records.scrub();
  return { removed, isMore: isMore || isIncomplete };
}

async function purge(records: RecordStore, { form, before, limit }: PurgeRequest): Promise<Purged> {
  const old = await records.page({ form, until: before, limit: limit + 1, order: 'oldest-first', receipts: true });
  return removeUpTo(records, old, limit);
}

async function purgeEnded(records: RecordStore, { before, limit }: Omit<PurgeRequest, 'form'>): Promise<Purged> {
  return removeUpTo(records, await records.pageByTime('endedAt', { until: before }, limit + 1), limit);
}

function countByForm(found: LeadRecord[]): Erasure['leads'] {
  const leads: Erasure['leads'] = {};
  for (const { form } of found.filter(isLead)) leads[form] = (leads[form] ?? 0) + 1;
  return leads;
}

/** Removes a record despite concurrent changes. */
const removeDespiteChanges = (records: RecordStore, { id, form }: LeadRecord) =>
  untilDone(async () => {
    const found = await records.get(id, form);
    return found && (await records.remove([found])) === 0 ? RETRY : true;
  });

async function eraseAgain(records: RecordStore, isErased: (record: LeadRecord) => boolean): Promise<number> {
  let erased = 0;
  for await (const record of paged((page) => records.page({ order: 'oldest-first', receipts: true, ...page }))) {
    if (!isErased(record)) continue;
    await removeDespiteChanges(records, record);
    erased += 1;
  }
  if (erased > 0) await scrub(records);
  return erased;
}

async function readErasures(records: RecordStore): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  for await (const entry of paged((page) => records.readLog('erasures', page)))
    erasures.push(entry as Erasure & LogEntry);
  return erasures;
}

const digestIdOf = (dueAt: Date) => `${firstIdAt(dueAt)}${ID_SUFFIX}`;

/** Creates the operations of operators and the team. */
export function createLeadAdministration(records: RecordStore): LeadAdministration {
  /** Writes the note first: after a failure, the erasure can be repeated. */
  async function erase(address: string, note: Omit<Erasure, 'leads'>): Promise<Erased> {
    let found = await records.findByAddress(address, MOST_OF_ONE_PERSON);
    const erasure = { ...note, leads: countByForm(found) };
    await records.append('erasures', erasure);
    while (found.length > 0) {
      await removeInBatches(records, found);
      found = await records.findByAddress(address, MOST_OF_ONE_PERSON);
    }
    await records.forgetAddress(address);
    return { erasure, isOverwritten: await scrub(records) };
  }

  return {
    readPage: (page) => records.page(page),
    find: (id) => find(records, id),
    findByAddress: (address) => records.findByAddress(address, MOST_OF_ONE_PERSON),
    count: () => records.count(),
    edit: (seen, changes) => edit(records, seen, changes),
    release: (seen, release) => releaseLead(records, seen, release),
    purge: (request) => purge(records, request),
    correctIndex: () => records.correctIndex(),
    purgeEnded: (request) => purgeEnded(records, request),
    erase,
    readErasures: () => readErasures(records),
    audit: async (entry) => void (await records.append('audit', { ...entry })),
    readAudit: async (page) => (await records.readLog('audit', page)) as (AuditEntry & LogEntry)[],
    recordDigest: async (dueAt) => void (await records.append('digests', { id: digestIdOf(dueAt) })),
    async hasDigest(dueAt) {
      const [next] = await records.readLog('digests', { after: firstIdAt(dueAt), limit: 1 });
      return next?.id === digestIdOf(dueAt);
    },
    eraseAgain: (isErased) => eraseAgain(records, isErased),
    async restore(batches, { erasures = [], audit, since } = {}) {
      await records.replaceAll(batches, since);
      for (const erasure of erasures) await records.append('erasures', { ...erasure });
      for await (const batch of audit ?? [])
        await Promise.all(batch.map((entry) => records.append('audit', { ...entry })));
    },
  };
}
