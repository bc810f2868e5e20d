import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Starts of sequences, so low that one millisecond has room for as many ids after it. */
const SEQUENCE_STARTS = 2 ** 31;

/**
 * Makes UUIDs of version 7 (RFC 9562) that grow from call to call, also within one millisecond. The library's own order
 * is by the system's time, not by that of the leads.
 * @param clock time of the leads
 */
export function createLeadIds(clock: () => Date): () => string {
  let last = 0;
  let sequence = 0;
  return () => {
    const now = clock().getTime();
    sequence = now > last ? randomInt(SEQUENCE_STARTS) : sequence + 1;
    last = Math.max(now, last);
    return v7({ msecs: last, seq: sequence });
  };
}
