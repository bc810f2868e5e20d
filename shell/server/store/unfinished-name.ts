/** Prefix of a folder that is being written. */
export const UNFINISHED = 'unfinished-';
