/** How delays between retries grow. */
export interface BackoffOptions {
  /** Delay before the first retry, in milliseconds. */
  firstMs: number;
  /** Longest delay, in milliseconds. */
  longestMs: number;
  /** By how much each delay is longer than the one before; 2 unless given. */
  factor?: number;
  /** Share of each delay that is left to chance, from 0 to 1; none unless given. */
  jitter?: number;
  /** From 0 to 1. */
  random?: () => number;
}

/**
 * Delay before a retry (exponential backoff).
 * @param retries how many there have been already
 * @returns milliseconds
 */
export function backoffDelay(
  retries: number,
  { firstMs, longestMs, factor = 2, jitter = 0, random = Math.random }: BackoffOptions,
): number {
  const delay = Math.min(firstMs * factor ** retries, longestMs);
  return delay * (1 - jitter * (1 - random()));
}

/** Counts the retries of one piece of work. */
export interface Backoff {
  /** Delay before the next retry, in milliseconds. */
  next(): number;
  /** Begins anew: the work has succeeded. */
  reset(): void;
}

/** See {@link backoffDelay}. */
export function createBackoff(options: BackoffOptions): Backoff {
  let retries = 0;
  return {
    next: () => backoffDelay(retries++, options),
    reset() {
      retries = 0;
    },
  };
}
