import type { ProcessUsage } from './process-usage.ts';
import type { RenderStep } from './render-message.ts';

const TICKS_PER_LIMIT = 10;

/** A step that only waits, as for a promise that nobody settles, uses no processor time: it may take this much longer. */
const WAIT_FACTOR = 6;

/** Loading the shell's bundle and rendering its pages may take this much longer: no release is to blame. */
const SHELL_FACTOR = 6;

export type Limit = 'processor time' | 'memory';

interface WatchdogOptions {
  /** Reads what the process has used, if the system tells. */
  readUsage: () => Promise<ProcessUsage | undefined>;
  /** Processor time of one step, in milliseconds. */
  limitMs: number;
  /** Resident memory of the process, in megabytes. */
  limitMb: number;
  onExceeded: (limit: Limit) => void;
}

/**
 * Notices a rendering process that exceeds a limit. Only what the process itself does counts: its processor time, and
 * ticks of this process during which it sleeps. A machine that is paused or busy, and a process that is stopped, blame
 * nobody. Where the system does not tell what a process uses, every tick counts as asleep.
 */
export function createWatchdog({ readUsage, limitMs, limitMb, onExceeded }: WatchdogOptions) {
  let step: RenderStep | undefined;
  let factor = SHELL_FACTOR;
  let sleptTicks = 0;
  let isOverLimit = false;

  const tick = async () => {
    const observed = step;
    const usage = await readUsage();
    if (observed !== step) return;
    if (usage && usage.residentMb > limitMb) return onExceeded('memory');
    if (!usage || usage.isSleeping) sleptTicks += 1;
    const wasOverLimit = isOverLimit;
    isOverLimit = usage !== undefined && usage.cpuMs - (step?.startedAtCpuMs ?? 0) > limitMs * factor;
    // Seen twice: a message that the next step has begun may be waiting when this process itself was kept from running.
    const hasUsedAll = wasOverLimit && isOverLimit;
    if (hasUsedAll || sleptTicks > TICKS_PER_LIMIT * WAIT_FACTOR * factor) onExceeded('processor time');
  };
  const timer = setInterval(tick, limitMs / TICKS_PER_LIMIT);

  return {
    restart(next: RenderStep): void {
      step = next;
      factor = next.isOfShell ? SHELL_FACTOR : 1;
      sleptTicks = 0;
      isOverLimit = false;
    },
    stop: () => clearInterval(timer),
  };
}
