import { Worker } from 'node:worker_threads';
import type { ComposeJob, ComposeMessage } from './compose-job.ts';
import type { Fault } from './composition.ts';

export interface ThreadLimits {
  /** Longest time without a word from the thread: one page, or one bundle. */
  pageTimeoutMs: number;
  memoryMb: number;
}

/** The thread reads its own code first, which nobody is to blame for: a busy machine takes seconds. */
const START_FACTOR = 6;

type Outcome = Extract<ComposeMessage, { type: 'done' | 'fault' }>;

/**
 * Composes in a thread of its own, which ends with the job: nothing leaks, nothing goes stale, and a page that never
 * ends is stopped from outside.
 * @throws when the thread fails for a reason that no release is to blame for
 */
export function runComposeThread(job: ComposeJob, { pageTimeoutMs, memoryMb }: ThreadLimits): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./compose-thread.ts', import.meta.url), {
      workerData: job,
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    let at: { remote: string; page?: string } | undefined;
    let timer: NodeJS.Timeout | undefined;

    const blame = (what: string): Fault | undefined =>
      at && { ...at, reason: at.page ? `Page ${at.page} ${what}.` : `The server bundle ${what}.` };

    const finish = (outcome: Outcome | Error) => {
      clearTimeout(timer);
      void worker.terminate();
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };

    const stop = (what: string, error: Error) => {
      const fault = blame(what);
      finish(fault ? { type: 'fault', fault } : error);
    };

    const watch = (limitMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => stop('never ends', new Error('The composing thread does not answer.')), limitMs);
    };

    worker.on('message', (message: ComposeMessage) => {
      if (message.type !== 'at') return finish(message);
      at = message.page ? { remote: message.remote, page: message.page } : { remote: message.remote };
      watch(pageTimeoutMs);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop('takes more memory than it may', error);
      else finish(error);
    });
    worker.on('exit', () => stop('ends the composing thread', new Error('The composing thread ended early.')));
    watch(pageTimeoutMs * START_FACTOR);
  });
}
