const KEEP = 10;
const KEEP_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** Whether tabs may still be open that need a release or a build. */
export const isForTabs = (ageMs: number): boolean => ageMs <= KEEP_FOR_MS;

/**
 * Whether open tabs may still need a release or a build: one of the last ten, or of the last seven days.
 * @param rank 0 for the newest
 */
export const isKept = (rank: number, ageMs: number): boolean => rank < KEEP || isForTabs(ageMs);
