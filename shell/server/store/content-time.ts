import { utimes } from 'node:fs/promises';
import { hexDigestOf } from '@site/contracts/integrity';

const FIRST_S = 1_000_000_000;
/** Seven hexadecimal digits: a range of eight and a half years from the first second, all in the past. */
const DIGITS = 7;

/**
 * Derives a file's modification time from its content: nginx derives its ETag from time and size, which are then the same on all
 * machines and after every deploy with unchanged content.
 * @param integrity of the content
 */
export async function setContentTime(file: string, integrity: string): Promise<void> {
  const seconds = FIRST_S + Number.parseInt(hexDigestOf(integrity).slice(0, DIGITS), 16);
  await utimes(file, seconds, seconds);
}
