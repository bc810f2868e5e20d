import { createHash } from 'node:crypto';

/** Returns the hash of JSON values as 32 hexadecimal digits. */
export const digest = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
