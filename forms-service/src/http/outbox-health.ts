import { cacheAnswers } from '../cache-answers.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type OutboxStatus, waitingMs } from '../store/outbox-status.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

/** Counting takes longer the more messages are undelivered, so the result is cached. */
const KEPT_MS = 5_000;
/** Greylisting mail servers defer mails by some minutes; longer waits are a problem. */
const LATE_MS = 15 * 60_000;

/** State of the delivery loop. */
export interface DeliveryReport {
  /** Error code of the latest poll, if it failed. */
  obstacle(): string | undefined;
}

/** A status word with its figures. */
interface OutboxHealth extends OutboxStatus {
  /**
   * Error code of the delivery loop, `late` when a message waits too long, `dead` when one is no longer attempted,
   * `partial` when only some recipients have it, or `ok`.
   */
  outbox: string;
}

function statusWordOf(status: OutboxStatus, now: Date): string {
  if (waitingMs(status, now) > LATE_MS) return 'late';
  if (status.dead > 0) return 'dead';
  return status.partial > 0 ? 'partial' : 'ok';
}

/** Reads the state of deliveries, at most a few seconds old. Rejects with StoreUnavailable. */
export function createOutboxHealth(store: Pick<LeadStore, 'outbox'>, { obstacle }: DeliveryReport, clock: () => Date) {
  const cached = cacheAnswers<OutboxStatus>(
    KEPT_MS,
    () => performance.now(),
    () => true,
  );

  return async (): Promise<OutboxHealth> => {
    const known = await cached('outbox', () => withStoreTimeout(store.outbox()));
    return { ...known, outbox: obstacle() ?? statusWordOf(known, clock()) };
  };
}

export type ReadOutboxHealth = ReturnType<typeof createOutboxHealth>;
