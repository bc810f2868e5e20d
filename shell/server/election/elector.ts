import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '@site/process';
import type { Logger } from 'pino';
import type { Lease, LeaseApi } from './lease-api.ts';

const S = 1_000;

/** Timing of an election, in milliseconds. */
export interface ElectionTimes {
  /** Time without renewal after which a holder has lost the lease. */
  duration: number;
  /** Time after which a holder that cannot renew gives up, before others may take over. */
  giveUp: number;
  /** Interval of reads and renewals. */
  interval: number;
  /** Time that a contender with an outdated replica leaves for the last holder to return. */
  patience: number;
  /** Tolerated lag of a replica behind an active holder. */
  lag: number;
}

/** Failover takes 15 seconds: 10 until the lease expires, 2 until that is noticed, and the start. */
const TIMES: ElectionTimes = { duration: 10 * S, giveUp: 7 * S, interval: 2 * S, patience: 30 * S, lag: 5 * S };

/** Annotation with the last holder, which has all decisions. */
const LAST_HOLDER = 'site/last-holder';

interface ElectorOptions {
  api: LeaseApi;
  /** Address of this contender, `HOST:PORT`. */
  name: string;
  /** Whether this contender has replicated the holder's state of that time, on the clock of `performance`. */
  hasCopied: (since: number) => boolean;
  logger: Pick<Logger, 'info' | 'warn'>;
  times?: ElectionTimes | undefined;
}

/** Contender for a lease. */
export interface Elector {
  /** Returns the last known holder of the lease. */
  holder(): string | undefined;
  /** Resolves once this contender holds the lease; rejects when the signal is aborted. */
  untilHeld(signal: AbortSignal): Promise<void>;
  /** Renews the lease. Resolves when it is lost; rejects when the signal is aborted. */
  untilLost(signal: AbortSignal): Promise<void>;
  /** Releases the lease immediately. */
  release(): Promise<void>;
}

/**
 * Creates a contender in a leader election by lease, which works like that of Kubernetes' own controllers: clocks of different
 * machines are never compared.
 */
export function createElector({ api, name, hasCopied, logger, times = TIMES }: ElectorOptions): Elector {
  let seen: { lease: Lease; at: number } | undefined;
  let freeSince: number | undefined;
  let heardAt = Number.NEGATIVE_INFINITY;
  const now = () => performance.now();

  const see = (lease: Lease) => {
    const isNews = seen?.lease.metadata.resourceVersion !== lease.metadata.resourceVersion;
    if (isNews) seen = { lease, at: now() };
    if (isNews && lease.spec?.holderIdentity) heardAt = now();
    return lease;
  };

  const holder = () => seen?.lease.spec?.holderIdentity || undefined;

  const isFree = () => {
    const current = holder();
    const age = now() - (seen?.at ?? now());
    return current === undefined || current === name || age > times.duration;
  };

  /** A dead holder cannot be replicated: the replica must be as recent as its last sign of life. */
  const isUpToDate = () => hasCopied(heardAt - times.lag);

  /** Whether this contender may take a free lease, because none with a newer state is expected. */
  const mayTake = () => {
    freeSince ??= now();
    const last = seen?.lease.metadata.annotations?.[LAST_HOLDER];
    return last === undefined || last === name || isUpToDate() || now() - freeSince > times.patience;
  };

  /** @returns whether it was written */
  const write = async (lease: Lease, holderIdentity: string) => {
    const { metadata, spec = {} } = lease;
    const time = new Date().toISOString().replace('Z', '000Z');
    const isNew = holderIdentity !== '' && spec.holderIdentity !== holderIdentity;
    const kept = await api.replace({
      ...lease,
      metadata: { ...metadata, annotations: { ...metadata.annotations, [LAST_HOLDER]: name } },
      spec: {
        ...spec,
        holderIdentity,
        leaseDurationSeconds: times.duration / S,
        renewTime: time,
        ...(isNew && { acquireTime: time, leaseTransitions: (spec.leaseTransitions ?? 0) + 1 }),
      },
    });
    if (kept) see(kept);
    return kept !== undefined;
  };

  const tryToTake = async () => {
    const lease = see(await api.read());
    if (!isFree()) freeSince = undefined;
    return isFree() && mayTake() && (await write(lease, name));
  };

  /** @returns whether this contender still holds the lease */
  const renew = async () => {
    const lease = see(await api.read());
    return holder() === name && (await write(lease, name));
  };

  return {
    holder,
    async untilHeld(signal) {
      let isAway = false;
      for (;;) {
        try {
          if (await tryToTake()) return;
          isAway = false;
        } catch (err) {
          if (!isAway) logger.warn({ err }, 'reading the lease failed');
          isAway = true;
        }
        await pause(times.interval, undefined, { signal });
      }
    },
    async untilLost(signal) {
      let renewedAt = now();
      const left = () => Math.max(0, times.giveUp - (now() - renewedAt));
      while (left() > 0) {
        await pause(Math.min(times.interval, left()), undefined, { signal });
        const askedAt = now();
        try {
          // Others count from the time of the write, which may have followed immediately.
          if (await withTimeout(renew(), left(), () => new Error('Kubernetes does not answer.'))) renewedAt = askedAt;
          else if (holder() !== name) return;
        } catch (err) {
          logger.warn({ err }, 'renewing the lease failed');
        }
      }
    },
    async release() {
      const lease = see(await api.read());
      if (holder() === name) await write(lease, '');
    },
  };
}
