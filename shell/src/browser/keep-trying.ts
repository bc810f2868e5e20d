const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Repeats a failed attempt with growing pauses until it succeeds. */
export function keepTrying(attempt: () => Promise<void>, pause = FIRST_PAUSE_MS): void {
  setTimeout(() => {
    attempt().catch(() => keepTrying(attempt, Math.min(pause * 2, LONGEST_PAUSE_MS)));
  }, pause);
}
