import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '@site/process';
import type { Logger } from 'pino';
import type { Lease, LeaseApi } from './lease-api.ts';

const S = 1_000;

/** How long the parts of an election take, in milliseconds. */
export interface ElectionTimes {
  /** After which a holder of which nothing is heard has lost the lease. */
  duration: number;
  /** After which a holder that cannot renew gives up: before others may take over. */
  giveUp: number;
  /** Between two looks, and two renewals. */
  interval: number;
  /** For which a contender with an old copy lets the last holder come back. */
  patience: number;
  /** For which a copy may have stayed behind a holder that was still heard of. */
  lag: number;
}

/** Another shell composes within 15 seconds: 10 until the lease ends, 2 until that is seen, and its start. */
const TIMES: ElectionTimes = { duration: 10 * S, giveUp: 7 * S, interval: 2 * S, patience: 30 * S, lag: 5 * S };

/** Who held it last: nobody has more of what was decided. */
const LAST_HOLDER = 'site/last-holder';

export interface ElectorOptions {
  api: LeaseApi;
  /** How this contender is reached: `HOST:PORT`. */
  name: string;
  /** Whether this contender has all that the holder had at that time, by the clock of `performance`. */
  hasCopied: (since: number) => boolean;
  logger: Pick<Logger, 'info' | 'warn'>;
  times?: ElectionTimes | undefined;
}

/** A contender for a lease. */
export interface Elector {
  /** Who holds the lease, as far as is known. */
  holder(): string | undefined;
  /** Resolves once this contender holds the lease; rejects when the signal is aborted. */
  untilHeld(signal: AbortSignal): Promise<void>;
  /** Renews the lease. Resolves when it is lost; rejects when the signal is aborted. */
  untilLost(signal: AbortSignal): Promise<void>;
  /** Lets others take the lease at once. */
  release(): Promise<void>;
}

/**
 * Elects one of several contenders by a lease that each of them renews, replaces or leaves alone, as others do for
 * Kubernetes' own controllers: clocks of different machines are never compared.
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

  /** A holder that has died cannot be copied either: what counts is when it was still alive. */
  const isUpToDate = () => hasCopied(heardAt - times.lag);

  /** Whether nobody who has more than this contender can be expected. */
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
          // Others count from when it was written, which may be at once.
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
