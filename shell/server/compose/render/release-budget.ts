import type { ProcessUsage } from './process-usage.ts';

/** Average share of the page limit that the pages of a release may use. Real pages use a fortieth of it. */
const SHARE_OF_AVERAGE_PAGE = 0.1;

/** Number of pages of any release that may use the full page limit. */
const PAGES_AT_FULL_LIMIT = 10;

/** Where the system does not report usage, this many ticks count as one: the machine may be busy with something else. */
const UNKNOWN_TICKS = 6;

/** Time budget of a release, whichever processes render it, because other releases wait in the meantime. */
export interface ReleaseBudget {
  pages: number;
  /** Processor time and time of sleep together. */
  limitMs: number;
  /** Continues in another process. @param cpuMs its processor time so far */
  continueIn(cpuMs: number): void;
  /**
   * Counts one tick.
   * @returns the time that was used, once it exceeds the limit
   */
  use(usage: ProcessUsage | undefined, tickMs: number): number | undefined;
}

/**
 * @param pages number of pages to render
 * @param pageTimeoutMs limit of one page
 */
export function createReleaseBudget(pages: number, pageTimeoutMs: number): ReleaseBudget {
  const limitMs = pageTimeoutMs * Math.max(PAGES_AT_FULL_LIMIT, pages * SHARE_OF_AVERAGE_PAGE);
  let sleptMs = 0;
  let formerMs = 0;
  let startedAtCpuMs = 0;
  let workedMs = 0;

  return {
    pages,
    limitMs,
    continueIn(cpuMs) {
      formerMs += workedMs;
      workedMs = 0;
      startedAtCpuMs = cpuMs;
    },
    use(usage, tickMs) {
      if (!usage) sleptMs += tickMs / UNKNOWN_TICKS;
      else if (usage.isSleeping) sleptMs += tickMs;
      if (usage) workedMs = usage.cpuMs - startedAtCpuMs;
      const usedMs = formerMs + workedMs + sleptMs;
      return usedMs > limitMs ? usedMs : undefined;
    },
  };
}
