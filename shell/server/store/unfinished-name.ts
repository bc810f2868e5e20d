/** Ends the name of a file that is being written: it gets its own name once it is whole. */
export const UNFINISHED_ENDING = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/;
