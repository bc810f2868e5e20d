import type { ProcessUsage } from './process-usage.ts';

/** A process that only waits, such as for a promise that never settles, uses no processor time and gets this much longer. */
const WAIT_FACTOR = 6;

/** Time budget of a process, counted from its creation. */
export interface Allowance {
  /**
   * Counts one tick.
   * @returns whether a limit is exceeded
   */
  use(usage: ProcessUsage | undefined): boolean;
}

interface AllowanceOptions {
  /** Processor time, in milliseconds. */
  limitMs: number;
  /** Interval between readings, in milliseconds. */
  tickMs: number;
  /** Processor time of the process when the allowance begins. */
  startedAtCpuMs: number;
}

export function createAllowance({ limitMs, tickMs, startedAtCpuMs }: AllowanceOptions): Allowance {
  const mayWaitMs = limitMs * WAIT_FACTOR;
  let sleptTicks = 0;
  let isOverLimit = false;

  return {
    use(usage) {
      if (!usage || usage.isSleeping) sleptTicks += 1;
      const usedMs = (usage?.cpuMs ?? startedAtCpuMs) - startedAtCpuMs;
      const wasOverLimit = isOverLimit;
      isOverLimit = usedMs > limitMs;
      // Requires two readings: the message that the next step has started may be queued if this process was itself stalled.
      return (wasOverLimit && isOverLimit) || sleptTicks * tickMs > mayWaitMs;
    },
  };
}
