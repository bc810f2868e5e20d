import { whileSomeRead } from '../support/load/readers.ts';
import { url } from './compose.ts';

/** Runs work while people read. @returns what failed for them */
export const whileRead = (work: () => Promise<unknown>): Promise<string[]> => whileSomeRead({ url }, work);
