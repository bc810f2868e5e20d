import type { Refusal } from './compose/composition.ts';

/** The newest reason per remote and release, until that remote has good news. */
export interface Refusals {
  /** @returns whether this is news */
  add(refusal: Refusal): boolean;
  clear(remote: string): void;
  list(): Refusal[];
}

export function createRefusals(): Refusals {
  const byRelease = new Map<string, Refusal>();
  return {
    add(refusal) {
      const key = `${refusal.remote}@${refusal.version ?? ''}`;
      const isNews = byRelease.get(key)?.reason !== refusal.reason;
      byRelease.set(key, refusal);
      return isNews;
    },
    clear(remote) {
      for (const [key, refusal] of byRelease) if (refusal.remote === remote) byRelease.delete(key);
    },
    list: () => [...byRelease.values()],
  };
}
