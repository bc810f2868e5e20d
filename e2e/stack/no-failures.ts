import { expectKeptOnce, expectNoFailures } from '../support/load/no-failures.ts';
import type { Writers } from '../support/load/writers.ts';
import { whileRead } from './readers.ts';
import { keptAddresses, prepareWriters } from './writers.ts';

const stack = { prepareWriters, whileRead, keptAddresses };

/** Asserts that work causes no failed document, and that each message is stored once. */
export const withoutFailures = (work: () => Promise<unknown>, messages?: number): Promise<void> =>
  expectNoFailures(stack, work, messages);

/** Asserts that every acknowledged message is stored once. */
export const keepsAll = (writers: Writers): Promise<void> => expectKeptOnce(stack, writers);
