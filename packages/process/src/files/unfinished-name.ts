import { randomUUID } from 'node:crypto';

/** Ending of a file that is being written, or that a crash left unfinished. */
export const UNFINISHED_ENDING = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Returns a new name, beside a file, under which to write it before it is renamed. */
export const unfinishedName = (file: string): string => `${file}.${randomUUID()}`;
