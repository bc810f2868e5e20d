import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '../store/rendered-store.ts';
import type { Fault } from './composition.ts';
import type { RenderJob, RenderMessage, RenderStep } from './render-job.ts';
import { createWatchdog } from './watchdog.ts';

export interface ThreadLimits {
  /** Processor time that one page, or one bundle, may use. */
  pageTimeoutMs: number;
  memoryMb: number;
}

/** The thread loads its own code first, and renders the shell's pages last: no release is to blame for either. */
const SHELL_FACTOR = 6;

const subjectOf = (step: RenderStep | undefined) => {
  if (!step?.remote) return 'Rendering';
  return step.page ? `Page ${step.page}` : 'The server bundle';
};

/** A thread turns variables that are undefined into text. */
const threadEnvironment = ({ NODE_ENV = 'production', NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) => ({
  NODE_ENV,
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
});

/**
 * Renders in a thread of its own, which ends with the job: nothing leaks, nothing goes stale, and a page that never
 * ends is stopped from outside. Whatever happens in the thread is an outcome.
 * @param onPage takes each page as soon as it is rendered, with its owner: a remote, or `shell`
 * @returns what is wrong, if anything
 */
export function runRenderThread(
  job: RenderJob,
  { pageTimeoutMs, memoryMb }: ThreadLimits,
  onPage: (remote: string, page: RenderedPage) => void,
): Promise<Fault | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      workerData: job,
      env: threadEnvironment(process.env),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    let step: RenderStep | undefined;

    const finish = (fault?: Fault) => {
      watchdog.stop();
      void worker.terminate();
      resolve(fault);
    };
    const fail = (what: string) => {
      finish({ remote: step?.remote, page: step?.page, reason: `${subjectOf(step)} ${what}.` });
    };
    const watchdog = createWatchdog({ worker, limitMs: pageTimeoutMs, onTimeout: () => fail('never ends') });
    watchdog.restart(undefined, SHELL_FACTOR);

    worker.on('message', (message: RenderMessage) => {
      if (message.type === 'page') return onPage(message.remote, message.page);
      if (message.type === 'fault') return finish(message.fault);
      if (message.type === 'done') return finish();
      step = message;
      watchdog.restart(step, step.remote ? 1 : SHELL_FACTOR);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') fail('takes more memory than it may');
      // It may have been thrown long after the step that caused it.
      else finish({ reason: `Rendering failed: ${error.message}` });
    });
    worker.on('exit', () => fail('ends the rendering thread'));
  });
}
