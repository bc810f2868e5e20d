import type { Worker } from 'node:worker_threads';
import type { RenderStep } from './render-job.ts';

const TICKS_PER_LIMIT = 10;

/** A step that only waits, as for a promise that nobody settles, uses no processor time: it may take this much longer. */
const WAIT_FACTOR = 6;

interface WatchdogOptions {
  worker: Worker;
  /** Processor time of one step, in milliseconds. */
  limitMs: number;
  onTimeout: () => void;
}

/**
 * Ends a step of a worker thread that never ends itself. What counts is the thread's own processor time, and of time
 * spent waiting only the ticks that this process has lived through: a machine that is paused or busy blames nobody.
 */
export function createWatchdog({ worker, limitMs, onTimeout }: WatchdogOptions) {
  let step: RenderStep | undefined;
  let ticks = 0;
  let factor = 1;

  const tick = async () => {
    const observed = step;
    ticks += 1;
    const usage = await worker.cpuUsage().catch(() => undefined);
    // What the thread said in the meantime has been heard: the answer came after it.
    if (!usage || observed !== step) return;
    const usedMs = (usage.user + usage.system) / 1_000 - (step?.startedAtCpuMs ?? 0);
    if (usedMs > limitMs * factor || ticks > TICKS_PER_LIMIT * WAIT_FACTOR * factor) onTimeout();
  };
  const timer = setInterval(tick, limitMs / TICKS_PER_LIMIT);

  return {
    /** @param times how many times the limit this step may take */
    restart(next: RenderStep | undefined, times = 1): void {
      step = next;
      ticks = 0;
      factor = times;
    },
    stop: () => clearInterval(timer),
  };
}
