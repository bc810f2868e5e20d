/** Options for {@link backoffDelay}. */
export interface BackoffOptions {
  /** Delay before the first retry, in milliseconds. */
  firstMs: number;
  /** Longest delay, in milliseconds. */
  longestMs: number;
  /** Growth of each delay over the previous one; 2 by default. */
  factor?: number;
  /** Random share of each delay, from 0 to 1; 0 by default. */
  jitter?: number;
  /** Returns a number from 0 to 1. */
  random?: () => number;
}

/**
 * Returns the delay before a retry (exponential backoff), in milliseconds.
 * @param retries number of previous retries
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
  /** Returns the delay before the next retry, in milliseconds. */
  next(): number;
  /** Starts over after a success. */
  reset(): void;
}

/** Creates a {@link Backoff} without any retry so far. */
export function createBackoff(options: BackoffOptions): Backoff {
  let retries = 0;
  return {
    next: () => backoffDelay(retries++, options),
    reset() {
      retries = 0;
    },
  };
}
