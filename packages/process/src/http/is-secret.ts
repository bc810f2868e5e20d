import { timingSafeEqual } from 'node:crypto';

/**
 * Compares secrets in constant time.
 * @param given value from a client
 * @param wanted the secret
 */
export function isSecret(given: string | Uint8Array, wanted: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
