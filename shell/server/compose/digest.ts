import { createHash } from 'node:crypto';

/** Hash of values that JSON can express, in 32 hexadecimal digits. */
export const digest = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
