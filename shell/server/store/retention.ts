const KEEP = 10;
const KEEP_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** What is written without an end by then was left by a process that died. */
export const UNFINISHED_AFTER_MS = 60 * 60 * 1_000;

/**
 * Whether open tabs may still need a release or a build: the last ten, and those of the last seven days.
 * @param rank 0 for the newest
 */
export const isKept = (rank: number, ageMs: number): boolean => rank < KEEP || ageMs <= KEEP_FOR_MS;
