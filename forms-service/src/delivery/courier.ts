import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { abortable } from '@site/process';
import type { Logger } from 'pino';
import {
  type Channel,
  type DeliveryResult,
  isToVisitor,
  type Recipient,
  type Transport,
  transportOf,
  transports,
} from '../store/delivery.ts';
import { type ClaimedDelivery, type LeadStore, StoreUnavailable } from '../store/lead-store.ts';
import { endStateOf } from '../store/outbox-status.ts';
import { adviceOn } from './advice.ts';
import type { AttemptOutcome } from './attempt-outcomes.ts';
import { nextAttempt } from './backoff.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import { transportLimits } from './transport-limits.ts';

/** Attempts started per poll: visitors come first while many leads arrive. */
const BEGIN_AT_ONCE = 12;
/** Time for attempts in flight at shutdown; after it, they are given back. */
const GRACE_MS = 5_000;

/** Sends a message. Rejects with {@link DeliveryFailed} on failure. */
export type Send = (claimed: ClaimedDelivery, signal: AbortSignal) => Promise<void>;

export interface CourierParts {
  store: Pick<LeadStore, 'claim' | 'settle'>;
  send: Send;
  clock(): Date;
  countAttempt(channel: Channel, outcome: AttemptOutcome): void;
  logger: Logger;
}

const GIVEN_BACK = Symbol('given back');

type Failure = Extract<DeliveryResult, { outcome: 'failed' }>;

function failureOutcome({ retryAt, recipients }: Failure, { delivery }: ClaimedDelivery): AttemptOutcome {
  return retryAt ? 'failed' : endStateOf({ ...delivery, ...(recipients && { recipients }) });
}

/** Team recipients without the mail. Logs contain their positions in MAIL_TO, not their addresses. */
const unreachedOf = (recipients: Recipient[]) =>
  recipients.flatMap(({ state, code }, index) => (state === 'accepted' ? [] : [{ position: index + 1, state, code }]));

const loggedFailure = ({ code, retryAt, recipients }: Failure, { delivery }: ClaimedDelivery) => ({
  code,
  advice: adviceOn(code),
  retryAt,
  unreached: recipients && !isToVisitor(delivery) ? unreachedOf(recipients) : undefined,
});

/** Claims due deliveries, sends them and records the results. */
export function createCourier({ store, send, clock, countAttempt, logger }: CourierParts) {
  const underWay: Record<Transport, Set<Promise<void>>> = { mail: new Set(), webhook: new Set() };
  const everything = () => Promise.all(transports.flatMap((transport) => [...underWay[transport]]));
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
    const { attemptMs } = transportLimits[transportOf(claimed.delivery.channel)];
    const signal = AbortSignal.any([givingBack.signal, AbortSignal.timeout(attemptMs)]);
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
    countAttempt(delivery.channel, outcome);
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
      // It stays leased; after the lease, it is sent again under the same id.
      if (!(error instanceof StoreUnavailable)) throw error;
      report(claimed, result, false);
    }
  }

  function begin(claimed: ClaimedDelivery, transport: Transport): void {
    const attempts = underWay[transport];
    const work = deliver(claimed).catch((error) => logger.error({ err: error }, 'delivery outcome not recorded'));
    const done = work.finally(() => {
      const wasFull = attempts.size === transportLimits[transport].concurrency;
      attempts.delete(done);
      if (wasFull) notifyCapacity();
    });
    attempts.add(done);
  }

  async function beginOf(transport: Transport): Promise<number> {
    const { concurrency, leaseMs } = transportLimits[transport];
    const limit = Math.min(concurrency - underWay[transport].size, BEGIN_AT_ONCE);
    if (limit === 0) return 0;
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const claims = await store.claim({ transport, now, until, lease: randomUUID(), limit });
    for (const claimed of claims) begin(claimed, transport);
    return claims.length;
  }

  return {
    /**
     * Starts due deliveries, up to the capacity. A transport that cannot be polled does not hold back the others.
     * @returns number of started attempts, and the first error of a transport
     */
    async begin(): Promise<{ began: number; failure?: unknown }> {
      let began = 0;
      const failures: unknown[] = [];
      // Sequential, because concurrent claims of one lead would conflict.
      for (const transport of transports) {
        try {
          began += await beginOf(transport);
        } catch (error) {
          failures.push(error);
        }
      }
      return { began, failure: failures[0] };
    },
    /** Sets a callback for when a full transport has capacity again. */
    onCapacity(callback: () => void): void {
      notifyCapacity = callback;
    },
    /** Resolves when no attempt is in flight. */
    async idle(): Promise<void> {
      await everything();
    },
    /** Waits for attempts in flight, then gives back those that exceed the grace period. */
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
