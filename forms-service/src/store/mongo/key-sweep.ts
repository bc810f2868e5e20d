import { formNames } from '@site/contracts/forms';
import { trusted } from 'mongoose';
import { DAY_MS } from '../../durations.ts';
import { inBatches } from '../../in-batches.ts';
import type { KeyDocument, Models } from './lead-models.ts';

/** Longer than any submission takes, retries included. */
const ORPHANED_AFTER_MS = DAY_MS;
const BATCH = 500;
/** Keys checked per run: leads hold theirs for good, so nearly all keys are old. */
const MOST_PER_RUN = 50_000;

/**
 * Creates a sweep of old keys without a lead: addresses of people whose lead was never stored or has been removed. A
 * run checks a limited number of keys, newest first; the next run continues.
 */
export function createKeySweep({ leads, keys }: Models): () => Promise<void> {
  /** Where the next run continues. */
  let position: Date | undefined;

  /** Skips keys of forms that only another release knows. */
  async function findOrphans(batch: KeyDocument[]): Promise<string[]> {
    const orphans = formNames.map(async (form) => {
      const held = batch.filter(({ _id }) => _id.startsWith(`${form} `));
      const found = await leads[form].find({ _id: trusted({ $in: held.map(({ lead }) => lead) }) }, { _id: 1 }).lean();
      const stored = new Set(found.map(({ _id }) => _id));
      return held.filter(({ lead }) => !stored.has(lead)).map(({ _id }) => _id);
    });
    return (await Promise.all(orphans)).flat();
  }

  return async () => {
    const isOld = { takenAt: trusted({ $lte: position ?? new Date(Date.now() - ORPHANED_AFTER_MS) }) };
    const old = keys.find(isOld).sort({ takenAt: -1 }).limit(MOST_PER_RUN).lean<KeyDocument[]>();
    let checked = 0;
    let last: Date | undefined;
    for await (const batch of inBatches<KeyDocument>(old.cursor(), BATCH)) {
      const orphans = await findOrphans(batch);
      // One that somebody has taken since is not old.
      if (orphans.length > 0) await keys.deleteMany({ _id: trusted({ $in: orphans }), ...isOld });
      checked += batch.length;
      last = batch.at(-1)?.takenAt;
    }
    position = checked < MOST_PER_RUN ? undefined : last;
  };
}
