import { createAllowance } from './allowance.ts';
import type { ProcessUsage } from './process-usage.ts';
import type { ReleaseBudget } from './release-budget.ts';
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
  /** Budget of all steps of the release together. */
  budget: ReleaseBudget;
  /** Resident memory of the process, in megabytes. */
  limitMb: number;
  /** Called when one step exceeds a limit. */
  onExceeded: (limit: Limit) => void;
  /** Called when all steps of the release together exceed their budget. */
  onReleaseExceeded: (usedMs: number) => void;
}

/**
 * Watches a rendering process for exceeded limits. Counts only what the process itself does: its processor time, and ticks
 * during which it sleeps. A paused or busy machine and a stopped process do not count. Where the system does not report usage,
 * every tick counts as sleeping.
 */
export function createWatchdog(options: WatchdogOptions) {
  const { readUsage, limitMs, budget, limitMb, onExceeded, onReleaseExceeded } = options;
  const tickMs = limitMs / TICKS_PER_LIMIT;
  const allow = (ms: number, startedAtCpuMs: number) => createAllowance({ limitMs: ms, tickMs, startedAtCpuMs });
  let ofStep = allow(limitMs * SHELL_FACTOR, 0);
  let isOfRelease = false;

  const tick = async () => {
    const observed = ofStep;
    const usage = await readUsage();
    if (observed !== ofStep) return;
    const usedMs = isOfRelease ? budget.use(usage, tickMs) : undefined;
    if (usage && usage.residentMb > limitMb) return onExceeded('memory');
    if (ofStep.use(usage)) return onExceeded('processor time');
    if (usedMs !== undefined) onReleaseExceeded(usedMs);
  };
  const timer = setInterval(tick, tickMs);

  return {
    restart({ isOfShell, startedAtCpuMs }: RenderStep): void {
      ofStep = allow(limitMs * (isOfShell ? SHELL_FACTOR : 1), startedAtCpuMs);
      if (isOfShell || isOfRelease) return;
      isOfRelease = true;
      budget.continueIn(startedAtCpuMs);
    },
    stop: () => clearInterval(timer),
  };
}
