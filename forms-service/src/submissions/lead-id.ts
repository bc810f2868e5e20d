import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Starts of sequences, so low that one millisecond has room for as many ids after it. */
const SEQUENCE_STARTS = 2 ** 31;

/** Clocks are corrected by less while they run; a clock that is put back further was wrong. */
const CORRECTION_MS = 10_000;

/**
 * Makes UUIDs of version 7 (RFC 9562) that grow from call to call, also within one millisecond. The library's own order
 * is by the system's time, not by that of the leads. When the clock is put back by more than a correction, ids follow it:
 * searching by time, and removing what is old, go by ids.
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
    return v7({ msecs: last, seq: sequence });
  };
}
