/** Prefix of a folder that is being written. */
export const UNFINISHED = 'unfinished-';

/** Suffix of a file that is being written. */
export const UNFINISHED_ENDING = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/;
