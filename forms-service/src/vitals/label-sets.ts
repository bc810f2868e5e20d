interface LabelSetOptions<Labels> {
  /** Maximum number of label sets. */
  max: number;
  /** Idle time before a label set may be replaced, in milliseconds. */
  idleMs: number;
  clock: () => Date;
  /** Removes the series of a replaced label set. */
  onReplaced: (labels: Labels) => void;
}

/**
 * Bounds the label sets of metrics with untrusted labels. Sets in use are never replaced, so a flood of invented ones
 * cannot end the series of real pages; idle ones are, so a new release is counted.
 */
export function createLabelSets<Labels extends object>({ max, idleMs, clock, onReplaced }: LabelSetOptions<Labels>) {
  /** Least recently seen first. */
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
    /** Checks whether a label set gets its own series. */
    admits(labels: Labels): boolean {
      const key = JSON.stringify(labels);
      const now = clock().getTime();
      if (!admitted.delete(key) && !makeRoom(now)) return false;
      admitted.set(key, { labels, seenAt: now });
      return true;
    },
  };
}
