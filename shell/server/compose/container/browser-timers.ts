import { shellGlobals } from '../rendering-process/isolation.ts';

/** Longer timers wait for a failure, as webpack does when it loads a file. */
const MAX_DELAY_MS = 10_000;

/** More than any code needs to load; fewer than code that polls in a loop. */
const MAX_TIMERS = 100;

/** Creates browser timers that skip the wait: timeouts run next, and repeating timers never run. */
export function createTimers(): Record<string, unknown> {
  let started = 0;
  return {
    setTimeout: (callback: unknown, delay = 0, ...given: unknown[]) => {
      if (typeof callback !== 'function' || delay >= MAX_DELAY_MS || started >= MAX_TIMERS) return 0;
      started += 1;
      shellGlobals.setImmediate(() => {
        try {
          callback(...given);
        } catch {
          // Browsers log the error and continue.
        }
      });
      return started;
    },
    ...Object.fromEntries(
      ['setInterval', 'clearTimeout', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'].map((name) => [
        name,
        () => 0,
      ]),
    ),
    requestIdleCallback: () => 0,
    cancelIdleCallback: () => {},
    queueMicrotask,
  };
}
