import { type Allowance, createAllowance, type Excess } from './allowance.ts';
import type { ProcessUsage } from './process-usage.ts';
import type { RenderStep } from './render-message.ts';

const TICKS_PER_LIMIT = 10;

/** Loading the shell's bundle and rendering its pages may take this much longer: no release is to blame. */
const SHELL_FACTOR = 6;

export type Limit = 'processor time' | 'memory';

interface WatchdogOptions {
  /** Reads what the process has used, if the system tells. */
  readUsage: () => Promise<ProcessUsage | undefined>;
  /** Processor time of one step, in milliseconds. */
  limitMs: number;
  /** Processor time of all steps of the release together, in milliseconds. */
  releaseLimitMs: number;
  /** Resident memory of the process, in megabytes. */
  limitMb: number;
  /** Called for what one step exceeds. */
  onExceeded: (limit: Limit) => void;
  /** Called for what all steps of the release exceed together. */
  onReleaseExceeded: (excess: Excess) => void;
}

/**
 * Notices a rendering process that exceeds a limit. Only what the process itself does counts: its processor time, and
 * ticks of this process during which it sleeps. A machine that is paused or busy, and a process that is stopped, blame
 * nobody. Where the system does not tell what a process uses, every tick counts as asleep.
 */
export function createWatchdog(options: WatchdogOptions) {
  const { readUsage, limitMs, releaseLimitMs, limitMb, onExceeded, onReleaseExceeded } = options;
  const tickMs = limitMs / TICKS_PER_LIMIT;
  const allow = (ms: number, startedAtCpuMs: number) => createAllowance({ limitMs: ms, tickMs, startedAtCpuMs });
  let ofStep = allow(limitMs * SHELL_FACTOR, 0);
  let ofRelease: Allowance | undefined;

  const tick = async () => {
    const observed = ofStep;
    const usage = await readUsage();
    if (observed !== ofStep) return;
    if (usage && usage.residentMb > limitMb) return onExceeded('memory');
    if (ofStep.use(usage)) return onExceeded('processor time');
    const excess = ofRelease?.use(usage);
    if (excess) onReleaseExceeded(excess);
  };
  const timer = setInterval(tick, tickMs);

  return {
    restart({ isOfShell, startedAtCpuMs }: RenderStep): void {
      ofStep = allow(limitMs * (isOfShell ? SHELL_FACTOR : 1), startedAtCpuMs);
      if (!isOfShell) ofRelease ??= allow(releaseLimitMs, startedAtCpuMs);
    },
    stop: () => clearInterval(timer),
  };
}
