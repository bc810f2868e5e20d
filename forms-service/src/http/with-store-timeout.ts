import { withTimeout } from '@site/process';
import { StoreUnavailable } from '../store/lead-store.ts';

/**
 * Visitors get an answer within five seconds, whatever the store does. The fifth second is for earlier steps, such as
 * counters in a database that hangs as well, and for a busy machine.
 */
const TIMEOUT_MS = 4_000;

/**
 * Waits for work that needs the store. Work that takes longer continues, but its success was not acknowledged: a retry
 * with the same idempotency key finds the result.
 * @throws StoreUnavailable after four seconds
 */
export function withStoreTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeout(work, TIMEOUT_MS, () => new StoreUnavailable('TIMEOUT'));
}
