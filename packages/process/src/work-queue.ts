import { createBackoff } from './backoff.ts';

/** Runs one piece of work at a time. */
export interface WorkQueue {
  /** Does the work after what is already waiting; never rejects. */
  run(): Promise<void>;
  /** Ends retries. */
  close(): void;
}

const BACKOFF = { firstMs: 1_000, longestMs: 60_000 };

/**
 * Work that must get done: a failure is reported, and the work retried after growing delays until it succeeds.
 * @param work what to do
 * @param onFailure told about each failure
 */
export function createWorkQueue(work: () => Promise<void>, onFailure: (error: unknown) => void): WorkQueue {
  const backoff = createBackoff(BACKOFF);
  let last = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;

  const attempt = async () => {
    clearTimeout(retry);
    try {
      await work();
      backoff.reset();
    } catch (error) {
      onFailure(error);
      retry = setTimeout(run, backoff.next()).unref();
    }
  };

  const run = () => {
    last = last.then(attempt);
    return last;
  };

  return { run, close: () => clearTimeout(retry) };
}
