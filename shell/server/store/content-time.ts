import { utimes } from 'node:fs/promises';
import { hexDigestOf } from '@site/contracts/integrity';

const FIRST_S = 1_000_000_000;
/** Seven hexadecimal digits: eight years and a half from the first second on, all of them in the past. */
const DIGITS = 7;

/**
 * Derives a file's time of modification from its content: nginx makes its ETag of time and size, which are then the
 * same on every machine and after every deploy that leaves the content as it is.
 * @param integrity of the content
 */
export async function setContentTime(file: string, integrity: string): Promise<void> {
  const seconds = FIRST_S + Number.parseInt(hexDigestOf(integrity).slice(0, DIGITS), 16);
  await utimes(file, seconds, seconds);
}
