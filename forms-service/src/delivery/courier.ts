import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { abortable } from '@site/process';
import type { Logger } from 'pino';
import { type DeliveryResult, isToVisitor, type Recipient, transports } from '../store/delivery.ts';
import { type ClaimedDelivery, type LeadStore, StoreUnavailable } from '../store/lead-store.ts';
import { endStateOf } from '../store/outbox-status.ts';
import { adviceOn } from './advice.ts';
import { nextAttempt } from './backoff.ts';
import type { AttemptOutcome, DeliveryCounts } from './delivery-counts.ts';
import { DeliveryFailed } from './delivery-failed.ts';

/** Attempts under way at the same time on each transport, so that a receiver that hangs keeps nothing else waiting. */
const CONCURRENCY = 64;
/** Attempts that begin at once: visitors come first while many leads arrive. */
const BEGIN_AT_ONCE = 12;
/** Longest attempt; the lease outlasts it, so that nobody else begins before this one has ended. */
const ATTEMPT_MS = 60_000;
const LEASE_MS = 120_000;
/** How long attempts under way may still take when the service stops; what is left is given back. */
const GRACE_MS = 5_000;

/** Hands a message over to whoever carries it on. Rejects with {@link DeliveryFailed} when that fails. */
export type Send = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

export interface CourierParts {
  store: Pick<LeadStore, 'claim' | 'settle'>;
  send: Send;
  clock(): Date;
  counts: DeliveryCounts;
  logger: Logger;
}

const GIVEN_BACK = Symbol('given back');

type Failure = Extract<DeliveryResult, { outcome: 'failed' }>;

function failureOutcome({ retryAt, recipients }: Failure, { delivery }: ClaimedDelivery): AttemptOutcome {
  return retryAt ? 'failed' : endStateOf({ ...delivery, ...(recipients && { recipients }) });
}

/** Recipients of the team who have not got a mail. Logs hold no address, but where it stands in MAIL_TO. */
const unreachedOf = (recipients: Recipient[]) =>
  recipients.flatMap(({ state, code }, index) => (state === 'accepted' ? [] : [{ position: index + 1, state, code }]));

const loggedFailure = ({ code, retryAt, recipients }: Failure, { delivery }: ClaimedDelivery) => ({
  code,
  advice: adviceOn(code),
  retryAt,
  unreached: recipients && !isToVisitor(delivery) ? unreachedOf(recipients) : undefined,
});

/** Claims what is due, hands it over, and records what came of it. */
export function createCourier({ store, send, clock, counts, logger }: CourierParts) {
  const pools = transports.map((transport) => ({ transport, underWay: new Set<Promise<void>>() }));
  const everything = () => Promise.all(pools.flatMap(({ underWay }) => [...underWay]));
  let notifyCapacity = () => {};
  const givingBack = new AbortController();

  function resultOf(error: unknown, { delivery }: ClaimedDelivery): DeliveryResult {
    const now = clock();
    if (error === GIVEN_BACK) return { outcome: 'given-back', at: now };
    const retryAt = nextAttempt(delivery.attempts, delivery.firstTriedAt ?? now, now);
    if (error instanceof DeliveryFailed) {
      const { code, recipients, isFinal } = error;
      return { outcome: 'failed', code, recipients, retryAt: isFinal ? undefined : retryAt };
    }
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { outcome: 'failed', code: 'TIMEOUT', retryAt };
    logger.error({ delivery: delivery.id, err: error }, 'delivery failed unexpectedly');
    return { outcome: 'failed', code: 'INTERNAL', retryAt };
  }

  async function attempt(claimed: ClaimedDelivery): Promise<DeliveryResult> {
    const signal = AbortSignal.any([givingBack.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    try {
      await abortable(send(claimed, signal), signal);
      return { outcome: 'delivered', at: clock() };
    } catch (error) {
      return resultOf(error, claimed);
    }
  }

  function report(claimed: ClaimedDelivery, result: DeliveryResult, isRecorded: boolean): void {
    const { lead, delivery } = claimed;
    const settled = result.outcome === 'failed' ? failureOutcome(result, claimed) : result.outcome;
    const outcome = isRecorded ? settled : 'lost';
    counts.add(delivery.channel, outcome);
    const line = {
      lead: lead.id,
      delivery: delivery.id,
      channel: delivery.channel,
      attempt: delivery.attempts,
      outcome,
    };
    if (result.outcome !== 'failed') return void logger.info(line, 'delivery');
    const isHarmless = result.retryAt || settled === 'rejected';
    logger[isHarmless ? 'warn' : 'error']({ ...line, ...loggedFailure(result, claimed) }, 'delivery');
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    const result = await attempt(claimed);
    try {
      report(claimed, result, await store.settle(claimed, result));
    } catch (error) {
      // It stays leased: whoever claims it when the lease has ended sends it again, under the same id.
      if (!(error instanceof StoreUnavailable)) throw error;
      report(claimed, result, false);
    }
  }

  function begin(claimed: ClaimedDelivery, underWay: Set<Promise<void>>): void {
    const work = deliver(claimed).catch((error) =>
      logger.error({ err: error }, 'delivery outcome could not be recorded'),
    );
    const done = work.finally(() => {
      const wasFull = underWay.size === CONCURRENCY;
      underWay.delete(done);
      if (wasFull) notifyCapacity();
    });
    underWay.add(done);
  }

  async function beginOf({ transport, underWay }: (typeof pools)[number]): Promise<number> {
    const limit = Math.min(CONCURRENCY - underWay.size, BEGIN_AT_ONCE);
    if (limit === 0) return 0;
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    const claims = await store.claim({ transport, now, until, lease: randomUUID(), limit });
    for (const claimed of claims) begin(claimed, underWay);
    return claims.length;
  }

  return {
    /**
     * Begins what is due, as far as there is room.
     * @returns how many attempts it began
     * @throws StoreUnavailable
     */
    async begin(): Promise<number> {
      let began = 0;
      // One after the other: two claims of one lead at the same time would be in each other's way.
      for (const pool of pools) began += await beginOf(pool);
      return began;
    },
    /** Calls back when an attempt ends of a transport that had no room. */
    onCapacity(callback: () => void): void {
      notifyCapacity = callback;
    },
    /** Resolves when nothing is under way. */
    async idle(): Promise<void> {
      await everything();
    },
    /** Lets attempts under way end, and gives back what takes longer than a moment. */
    async stop(graceMs = GRACE_MS): Promise<void> {
      const done = new AbortController();
      const grace = pause(graceMs, undefined, { signal: done.signal }).catch(() => undefined);
      await Promise.race([everything(), grace]);
      done.abort();
      givingBack.abort(GIVEN_BACK);
      await everything();
    },
  };
}

export type Courier = ReturnType<typeof createCourier>;
