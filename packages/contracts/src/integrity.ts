import { createHash } from 'node:crypto';
import type { Release } from './release.ts';

const PREFIX = 'sha384-';

/** Integrity of a content as `release.json` and browsers write it: `sha384-<base64>`. */
export const integrityOf = (content: string | Uint8Array): string =>
  PREFIX + createHash('sha384').update(content).digest('base64');

/** The digest of an integrity in hexadecimal digits, which fit into a file name. */
export const hexDigestOf = (integrity: string): string =>
  Buffer.from(integrity.slice(PREFIX.length), 'base64').toString('hex');

/** What `release.json` says about a file with this content. */
export const describeFile = (content: string | Uint8Array): Release['files'][string] => ({
  integrity: integrityOf(content),
  size: Buffer.byteLength(content),
});
