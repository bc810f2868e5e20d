import type { Logger } from 'pino';
import type { Refusal } from './compose/composition.ts';
import type { Metrics } from './serve/metrics.ts';

/** Of each remote; a pipeline that fails every minute refuses that many in little more than an hour. */
const MOST_REFUSALS = 100;

/** The newest reason per remote and release, until that release or a later one is live. */
export interface Refusals {
  /** The log and the metrics tell what is news. */
  add(refusal: Refusal): void;
  /** @param version only what this release was refused for; all of the remote's refusals unless given */
  clear(remote: string, version?: string): void;
  list(): Refusal[];
}

export interface RefusalsOptions {
  logger: Logger;
  metrics: Pick<Metrics, 'refused' | 'refusedNow'>;
  /** Told what is news. */
  onRefused: (refusal: Refusal) => void;
}

export function createRefusals({ logger, metrics, onRefused }: RefusalsOptions): Refusals {
  const byRelease = new Map<string, Refusal>();

  const count = (remote: string) => {
    const refused = [...byRelease.values()].filter((refusal) => refusal.remote === remote);
    metrics.refusedNow.set({ remote }, refused.length);
  };

  const forgetOldest = (remote: string) => {
    const own = [...byRelease].filter(([, refusal]) => refusal.remote === remote);
    for (const [key] of own.slice(0, -MOST_REFUSALS)) byRelease.delete(key);
  };

  return {
    add(refusal) {
      const key = `${refusal.remote}@${refusal.version ?? ''}`;
      const isNews = byRelease.get(key)?.reason !== refusal.reason;
      byRelease.set(key, refusal);
      forgetOldest(refusal.remote);
      if (!isNews) return;
      metrics.refused.inc({ remote: refusal.remote });
      count(refusal.remote);
      logger.warn(refusal, 'release refused');
      onRefused(refusal);
    },
    clear(remote, version) {
      for (const [key, refusal] of byRelease)
        if (refusal.remote === remote && (version ?? refusal.version) === refusal.version) byRelease.delete(key);
      count(remote);
    },
    list: () => [...byRelease.values()],
  };
}
