import type { ProcessUsage } from './process-usage.ts';

/** What only waits, as for a promise that nobody settles, uses no processor time: it may take this much longer. */
const WAIT_FACTOR = 6;

/** More than was allowed, in milliseconds. */
export interface Excess {
  what: 'processor time' | 'idle time';
  usedMs: number;
  allowedMs: number;
}

/** Time that a process may use, from some moment on. */
export interface Allowance {
  /**
   * Called once a tick.
   * @returns what is used up, if anything is
   */
  use(usage: ProcessUsage | undefined): Excess | undefined;
}

interface AllowanceOptions {
  /** Processor time, in milliseconds. */
  limitMs: number;
  /** How often usage is read, in milliseconds. */
  tickMs: number;
  /** Processor time of the process at the beginning. */
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
      // Seen twice: a message that the next step has begun may be waiting when this process itself was kept from running.
      if (wasOverLimit && isOverLimit) return { what: 'processor time', usedMs, allowedMs: limitMs };
      const sleptMs = sleptTicks * tickMs;
      return sleptMs > mayWaitMs ? { what: 'idle time', usedMs: sleptMs, allowedMs: mayWaitMs } : undefined;
    },
  };
}
