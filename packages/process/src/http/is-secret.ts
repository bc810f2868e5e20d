import { timingSafeEqual } from 'node:crypto';

/**
 * Compares what must not be guessed: how long it takes does not tell how much of it is right.
 * @param given by somebody who may not know it
 * @param wanted text or bytes
 */
export function isSecret(given: string | Uint8Array, wanted: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
