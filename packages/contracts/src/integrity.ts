import { createHash } from 'node:crypto';
import type { Release } from './release.ts';

const PREFIX = 'sha384-';

/** Returns the integrity of a content as in `release.json` and in browsers: `sha384-<base64>`. */
export const integrityOf = (content: string | Uint8Array): string =>
  PREFIX + createHash('sha384').update(content).digest('base64');

/** Converts an integrity to hexadecimal digits, which are valid in file names. */
export const hexDigestOf = (integrity: string): string =>
  Buffer.from(integrity.slice(PREFIX.length), 'base64').toString('hex');

/** Describes a file with this content as `release.json` does. */
export const describeFile = (content: string | Uint8Array): Release['files'][string] => ({
  integrity: integrityOf(content),
  size: Buffer.byteLength(content),
});
