import type { Refusal } from './compose/composition.ts';

/** The newest reason per remote and release, until that remote has good news. */
export interface Refusals {
  /** @returns whether this is news */
  add(refusal: Refusal): boolean;
  /** @param version only what this release was refused for; all of the remote's refusals unless given */
  clear(remote: string, version?: string): void;
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
    clear(remote, version) {
      for (const [key, refusal] of byRelease)
        if (refusal.remote === remote && (version ?? refusal.version) === refusal.version) byRelease.delete(key);
    },
    list: () => [...byRelease.values()],
  };
}
