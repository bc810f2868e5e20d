import type { DeliveryCounts } from '../delivery/delivery-counts.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { OutboxStatus } from '../store/outbox-status.ts';
import { withStoreTimeout } from './with-store-timeout.ts';

/** Counting what was not delivered takes longer the more there is: several who ask get the same answer. */
const KEPT_MS = 5_000;
/** Mail servers that greylist ask to come back after some minutes; what waits longer than that is worth a look. */
const LATE_MS = 15 * 60_000;

/** What the part of the service that delivers tells about itself. */
export interface DeliveryReport {
  counts: Pick<DeliveryCounts, 'read'>;
  /** Code of what keeps it from finding out what is due. */
  obstacle(): string | undefined;
}

/** A word for people and programs, and the figures behind it. */
export interface OutboxHealth extends OutboxStatus {
  /**
   * Code of an obstacle; `late` when something waits too long; `dead` when nobody tries something any more, `partial` when
   * only some recipients of it have it.
   */
  outbox: string;
}

function wordFor({ oldest, dead, partial }: OutboxStatus, now: Date): string {
  if (oldest && now.getTime() - oldest.getTime() > LATE_MS) return 'late';
  if (dead > 0) return 'dead';
  return partial > 0 ? 'partial' : 'ok';
}

/** Tells how deliveries are doing, at most a few seconds late. Rejects with StoreUnavailable. */
export function createOutboxHealth(store: Pick<LeadStore, 'outbox'>, { obstacle }: DeliveryReport, clock: () => Date) {
  let kept: { until: number; status: Promise<OutboxStatus> } | undefined;

  function status(): Promise<OutboxStatus> {
    const now = performance.now();
    if (kept && now < kept.until) return kept.status;
    const asked = withStoreTimeout(store.outbox());
    kept = { until: now + KEPT_MS, status: asked };
    // A failure is no answer to keep.
    asked.catch(() => {
      kept = undefined;
    });
    return asked;
  }

  return async (): Promise<OutboxHealth> => {
    const known = await status();
    return { ...known, outbox: obstacle() ?? wordFor(known, clock()) };
  };
}

export type ReadOutboxHealth = ReturnType<typeof createOutboxHealth>;
