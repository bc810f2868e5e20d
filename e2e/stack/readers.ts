import { whileSomeRead } from '../support/load/readers.ts';
import { url } from './compose.ts';

/** Runs work while visitors read. @returns their failed requests */
export const whileRead = (work: () => Promise<unknown>): Promise<string[]> => whileSomeRead({ url }, work);
