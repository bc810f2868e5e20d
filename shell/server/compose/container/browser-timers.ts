import { shellGlobals } from '../rendering-process/isolation.ts';

/** What waits longer waits for something to fail, as webpack does when it loads a file. */
const LONGEST_MS = 10_000;

/** More than any code needs to be loaded; less than code that waits in a loop would take. */
const MOST = 100;

/** Timers of a browser in which no time passes: what is to happen soon happens next, what repeats itself never does. */
export function createTimers(): Record<string, unknown> {
  let started = 0;
  return {
    setTimeout: (callback: unknown, delay = 0, ...given: unknown[]) => {
      if (typeof callback !== 'function' || delay >= LONGEST_MS || started >= MOST) return 0;
      started += 1;
      shellGlobals.setImmediate(() => {
        try {
          callback(...given);
        } catch {
          // Browsers note it, and go on.
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
