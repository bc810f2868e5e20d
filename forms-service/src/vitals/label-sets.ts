interface LabelSetOptions<Labels> {
  /** Label sets that are counted at the same time. */
  max: number;
  /** How long a label set must not have been seen before another may replace it, in milliseconds. */
  idleMs: number;
  clock: () => Date;
  /** Removes the series of a label set that was replaced. */
  onReplaced: (labels: Labels) => void;
}

/**
 * Bounds the label sets of metrics whose labels strangers send. A set that is in use is never replaced, so that a flood of
 * invented ones does not end the series of real pages; and an old one makes room, so that a new release is counted.
 */
export function createLabelSets<Labels extends object>({ max, idleMs, clock, onReplaced }: LabelSetOptions<Labels>) {
  /** In the order in which they were last seen. */
  const admitted = new Map<string, { labels: Labels; seenAt: number }>();

  const makeRoom = (now: number): boolean => {
    if (admitted.size < max) return true;
    const [oldest] = admitted;
    if (!oldest || now - oldest[1].seenAt < idleMs) return false;
    admitted.delete(oldest[0]);
    onReplaced(oldest[1].labels);
    return true;
  };

  return {
    /** Whether a label set may be counted as itself. */
    admits(labels: Labels): boolean {
      const key = JSON.stringify(labels);
      const now = clock().getTime();
      if (!admitted.delete(key) && !makeRoom(now)) return false;
      admitted.set(key, { labels, seenAt: now });
      return true;
    },
  };
}
