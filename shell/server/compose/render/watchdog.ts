import { type Allowance, createAllowance, type Excess } from './allowance.ts';
import type { ProcessUsage } from './process-usage.ts';
import type { RenderStep } from './render-message.ts';

const TICKS_PER_LIMIT = 10;

/** The shell's bundle and pages may take this much longer, because no release is responsible for them. */
const SHELL_FACTOR = 6;

export type Limit = 'processor time' | 'memory';

interface WatchdogOptions {
  /** Reads the usage of the process, if the system reports it. */
  readUsage: () => Promise<ProcessUsage | undefined>;
  /** Processor time of one step, in milliseconds. */
  limitMs: number;
  /** Processor time of all steps of the release together, in milliseconds. */
  releaseLimitMs: number;
  /** Resident memory of the process, in megabytes. */
  limitMb: number;
  /** Called when one step exceeds a limit. */
  onExceeded: (limit: Limit) => void;
  /** Called when all steps of the release together exceed their limit. */
  onReleaseExceeded: (excess: Excess) => void;
}

/**
 * Watches a rendering process for exceeded limits. Counts only what the process itself does: its processor time, and ticks
 * during which it sleeps. A paused or busy machine and a stopped process do not count. Where the system does not report usage,
 * every tick counts as sleeping.
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
