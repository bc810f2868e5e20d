import type { Logger } from 'pino';
import type { Refusal } from './compose/composition.ts';
import type { Metrics } from './serve/metrics.ts';

/** Limit per remote; a pipeline that fails every minute reaches it in less than two hours. */
const MAX_REFUSALS = 100;

/** Latest refusal per remote and release, kept until that release or a later one is live. */
export interface Refusals {
  /** Adds a refusal. New ones are logged and counted. */
  add(refusal: Refusal): void;
  /** @param version limits the removal to this release; all refusals of the remote by default */
  clear(remote: string, version?: string): void;
  /** Removes all refusals and metrics of a remote that was removed. */
  forget(remote: string): void;
  /** Removes a refusal whose reason has ended, unless another one has replaced it. */
  withdraw(refusal: Refusal): void;
  list(): Refusal[];
}

export interface RefusalsOptions {
  logger: Logger;
  metrics: Pick<Metrics, 'refused' | 'refusedNow'>;
  /** Called with new refusals. */
  onRefused: (refusal: Refusal) => void;
}

const keyOf = ({ remote, version }: Refusal) => `${remote}@${version ?? ''}`;

export function createRefusals({ logger, metrics, onRefused }: RefusalsOptions): Refusals {
  const byRelease = new Map<string, Refusal>();

  const count = (remote: string) => {
    const refused = [...byRelease.values()].filter((refusal) => refusal.remote === remote);
    metrics.refusedNow.set({ remote }, refused.length);
  };

  const forgetOldest = (remote: string) => {
    const own = [...byRelease].filter(([, refusal]) => refusal.remote === remote);
    for (const [key] of own.slice(0, -MAX_REFUSALS)) byRelease.delete(key);
  };

  const clear: Refusals['clear'] = (remote, version) => {
    for (const [key, refusal] of byRelease)
      if (refusal.remote === remote && (version ?? refusal.version) === refusal.version) byRelease.delete(key);
    count(remote);
  };

  return {
    add(refusal) {
      const key = keyOf(refusal);
      const isNews = byRelease.get(key)?.reason !== refusal.reason;
      byRelease.set(key, refusal);
      forgetOldest(refusal.remote);
      if (!isNews) return;
      metrics.refused.inc({ remote: refusal.remote });
      count(refusal.remote);
      logger.warn(refusal, 'release refused');
      onRefused(refusal);
    },
    clear,
    forget(remote) {
      clear(remote);
      metrics.refused.remove({ remote });
      metrics.refusedNow.remove({ remote });
    },
    withdraw(refusal) {
      if (byRelease.get(keyOf(refusal)) !== refusal) return;
      byRelease.delete(keyOf(refusal));
      count(refusal.remote);
    },
    list: () => [...byRelease.values()],
  };
}
