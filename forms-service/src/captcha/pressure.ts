/** Maximum number of tracked networks; the least recently seen are dropped first. */
const MOST = 20_000;

/**
 * Tracks the load per network, decaying over time.
 * @param halfLifeMs time after which an event counts half
 */
export function createPressure(halfLifeMs: number, clock: () => Date) {
  const levels = new Map<string, { level: number; at: number }>();

  return {
    /** Adds an event. @returns the load, this event included */
    add(key: string): number {
      const at = clock().getTime();
      const before = levels.get(key);
      const level = 1 + (before ? before.level * 2 ** (Math.min(0, before.at - at) / halfLifeMs) : 0);
      levels.delete(key);
      levels.set(key, { level, at });
      const [oldest] = levels.keys();
      if (levels.size > MOST && oldest !== undefined) levels.delete(oldest);
      return level;
    },
  };
}
