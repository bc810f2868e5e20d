import { randomInt, randomUUID } from 'node:crypto';
import { parse, v7 } from 'uuid';

/** Upper bound of sequence starts; leaves as many ids per millisecond above it. */
const SEQUENCE_STARTS = 2 ** 31;

/** Regular clock corrections are smaller; a clock set back further was wrong. */
const CORRECTION_MS = 10_000;

/**
 * Creates UUIDs of version 7 (RFC 9562) that increase from call to call, even within one millisecond. The library
 * orders by system time, not by the leads' clock. When the clock is set back by more than a correction, ids follow it,
 * because searches and retention use the time in ids.
 * @param clock time of the leads
 */
export function createLeadIds(clock: () => Date): () => string {
  let last = 0;
  let sequence = 0;
  return () => {
    const now = clock().getTime();
    const isSameMoment = now <= last && last - now < CORRECTION_MS;
    sequence = isSameMoment ? sequence + 1 : randomInt(SEQUENCE_STARTS);
    if (!isSameMoment) last = now;
    // Node draws bytes for UUIDs in advance; the library draws them for each id.
    return v7({ msecs: last, seq: sequence, random: parse(randomUUID()) });
  };
}
