import { type BackoffOptions, createBackoff } from './backoff.ts';

/** Runs one piece of work at a time. */
export interface WorkQueue {
  /** Runs the work after all queued runs; never rejects. */
  run(): Promise<void>;
  /** Stops retries. */
  close(): void;
}

const BACKOFF: BackoffOptions = { firstMs: 1_000, longestMs: 60_000 };

/**
 * Creates a queue for work that has to succeed: each failure is reported and the work retried with backoff.
 * @param onFailure called for each failure
 * @param delays between retries; 1 s, 2 s, 4 s … 60 s by default
 */
export function createWorkQueue(
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
  delays = BACKOFF,
): WorkQueue {
  const backoff = createBackoff(delays);
  let last = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const attempt = async () => {
    clearTimeout(retry);
    try {
      await work();
      backoff.reset();
    } catch (error) {
      onFailure(error);
      if (!isClosed) retry = setTimeout(run, backoff.next()).unref();
    }
  };

  const run = () => {
    last = last.then(attempt);
    return last;
  };

  return {
    run,
    close() {
      isClosed = true;
      clearTimeout(retry);
    },
  };
}
