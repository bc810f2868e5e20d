/** The parts of an ALTCHA v2 challenge that a solver needs; binary values are hexadecimal. */
export interface ChallengeParameters {
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
}

/** Proof of work. */
export interface Solution {
  counter: number;
  derivedKey: string;
}

/** Browsers spread concurrent derivations over several cores. */
const AT_ONCE = 16;
const BYTES_OF_COUNTER = 4;
/** Far above every valid challenge: ends the search in a broken one. */
const LAST = 100_000;

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Finds the counter whose derived key has the requested prefix: PBKDF2 with SHA-256 over nonce and counter.
 * @throws without WebCrypto, such as on plain http beyond this machine
 */
export async function solve({ nonce, salt, cost, keyLength, keyPrefix }: ChallengeParameters): Promise<Solution> {
  const noncePart = fromHex(nonce);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: cost };

  async function derive(counter: number): Promise<string> {
    const password = new Uint8Array(noncePart.length + BYTES_OF_COUNTER);
    password.set(noncePart);
    new DataView(password.buffer).setUint32(noncePart.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    return toHex(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8));
  }

  for (let first = 0; first < LAST; first += AT_ONCE) {
    const keys = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => derive(first + index)));
    const found = keys.findIndex((key) => key.startsWith(keyPrefix));
    if (found >= 0) return { counter: first + found, derivedKey: keys[found] ?? '' };
  }
  throw new Error('no solution');
}
