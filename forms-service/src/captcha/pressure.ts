/** Networks that are watched at the same time; the least recently seen are forgotten first. */
const MOST = 20_000;

/**
 * Watches how much comes from where: everything counts less the longer it is ago.
 * @param halfLifeMs after which something counts half
 */
export function createPressure(halfLifeMs: number, clock: () => Date) {
  const levels = new Map<string, { level: number; at: number }>();

  return {
    /** Notes one more. @returns how much there is now, this one included */
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
