const INITIAL_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

/** Retries a failed attempt with exponential backoff until it succeeds. */
export function retryWithBackoff(attempt: () => Promise<void>, delay = INITIAL_DELAY_MS): void {
  setTimeout(() => {
    attempt().catch(() => retryWithBackoff(attempt, Math.min(delay * 2, MAX_DELAY_MS)));
  }, delay);
}
