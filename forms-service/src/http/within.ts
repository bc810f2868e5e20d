import { withTimeout } from '@site/process';
import { StoreUnavailable } from '../store/lead-store.ts';

/**
 * A visitor is answered within five seconds, whatever the store does. The fifth is for what comes before, such as counts
 * in a database that hangs as well, and for a machine that is busy.
 */
const LONGEST_WAIT_MS = 4_000;

/**
 * Waits for work that needs the store. Work that takes longer goes on, but nobody was told that it succeeded: a retry
 * with the same idempotency key finds its result.
 * @throws StoreUnavailable after four seconds
 */
export function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeout(work, LONGEST_WAIT_MS, () => new StoreUnavailable('TIMEOUT'));
}
