import { Worker } from 'node:worker_threads';
import type { ComposeJob, ComposeMessage, ComposeStep } from './compose-job.ts';
import { createWatchdog } from './watchdog.ts';

export interface ThreadLimits {
  /** Processor time that one page, or one bundle, may use. */
  pageTimeoutMs: number;
  memoryMb: number;
}

/** The thread loads its own code first, and checks all pages last: no release is to blame for either. */
const SHELL_FACTOR = 6;

type Outcome = Extract<ComposeMessage, { type: 'done' | 'fault' }>;

const subjectOf = (step: ComposeStep | undefined) => {
  if (!step?.remote) return 'Composing';
  return step.page ? `Page ${step.page}` : 'The server bundle';
};

/** A thread turns variables that are undefined into text. */
const threadEnvironment = ({ NODE_ENV = 'production', NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) => ({
  NODE_ENV,
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
});

/**
 * Composes in a thread of its own, which ends with the job: nothing leaks, nothing goes stale, and a page that never
 * ends is stopped from outside. Whatever happens in the thread is an outcome.
 */
export function runComposeThread(job: ComposeJob, { pageTimeoutMs, memoryMb }: ThreadLimits): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./compose-thread.ts', import.meta.url), {
      workerData: job,
      env: threadEnvironment(process.env),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    let step: ComposeStep | undefined;

    const finish = (outcome: Outcome) => {
      watchdog.stop();
      void worker.terminate();
      resolve(outcome);
    };
    const fail = (what: string) => {
      finish({
        type: 'fault',
        fault: { remote: step?.remote, page: step?.page, reason: `${subjectOf(step)} ${what}.` },
      });
    };
    const watchdog = createWatchdog({ worker, limitMs: pageTimeoutMs, onTimeout: () => fail('never ends') });
    watchdog.restart(undefined, SHELL_FACTOR);

    worker.on('message', (message: ComposeMessage) => {
      if (message.type !== 'step') return finish(message);
      step = message;
      watchdog.restart(step, step.remote ? 1 : SHELL_FACTOR);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail('takes more memory than it may');
      // It may have been thrown long after the step that caused it.
      else finish({ type: 'fault', fault: { reason: `Composing failed: ${error.message}` } });
    });
    worker.on('exit', () => fail('ends the composing thread'));
  });
}
