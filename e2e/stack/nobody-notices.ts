import { expectKeptOnce, expectUnnoticed } from '../support/load/nobody-notices.ts';
import type { Writers } from '../support/load/writers.ts';
import { whileRead } from './readers.ts';
import { keptAddresses, prepareWriters } from './writers.ts';

const stack = { prepareWriters, whileRead, keptAddresses };

/** Asserts that nobody notices some work: each document comes, and each message is kept once. */
export const nobodyNotices = (work: () => Promise<unknown>, letters?: number): Promise<void> =>
  expectUnnoticed(stack, work, letters);

/** Asserts that every message that was acknowledged is there once. */
export const keepsAll = (writers: Writers): Promise<void> => expectKeptOnce(stack, writers);
