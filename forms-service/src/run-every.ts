import type { Logger } from 'pino';
import { StoreUnavailable } from './store/lead-store.ts';

/** A task that runs at a fixed interval. */
interface RepeatedTask {
  everyMs: number;
  task(): Promise<void>;
  logger: Logger;
  /** Log message for a failed run. */
  failure: string;
}

/**
 * Runs a task at a fixed interval, the first time after one interval. A failed run is logged; the next one catches up.
 * @returns stops the task
 */
export function runEvery({ everyMs, task, logger, failure }: RepeatedTask): () => void {
  const timer = setInterval(() => void runOnce({ task, logger, failure }), everyMs);
  return () => clearInterval(timer);
}

/** Runs such a task once. */
export const runOnce = ({ task, logger, failure }: Omit<RepeatedTask, 'everyMs'>): Promise<void> =>
  task().catch((error) => {
    const reason = error instanceof StoreUnavailable ? { code: error.code } : { err: error };
    logger.warn(reason, failure);
  });
