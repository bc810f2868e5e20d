import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';

/** Signature of `release.json` in the same folder, in the format of minisign (https://jedisct1.github.io/minisign). */
export const SIGNATURE_FILE = 'release.json.minisig';

/** A signature has four lines of at most a few hundred bytes. */
export const MAX_SIGNATURE_BYTES = 2_000;

const KEY_ALGORITHM = Buffer.from('Ed');
/** Signature of the content's BLAKE2b-512 digest, the default of minisign. */
const PREHASHED = 'ED';
const KEY_ID_BYTES = 8;
const ED25519_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** Algorithms, salt and limits before the key: https://jedisct1.github.io/minisign/#secret-key-format */
const SECRET_KEY_OFFSET = 54;
const SECRET_KEY_BYTES = 158;

const digestOf = (content: Uint8Array) => createHash('blake2b512').update(content).digest();

const isPublicKey = (text: string) => {
  const bytes = Buffer.from(text, 'base64');
  const length = KEY_ALGORITHM.length + KEY_ID_BYTES + ED25519_BYTES;
  return bytes.length === length && bytes.subarray(0, 2).equals(KEY_ALGORITHM) && bytes.toString('base64') === text;
};

/** A public key as minisign prints it: 56 characters that begin with `RW`. */
export const publicKeySchema = z
  .string()
  .check(z.refine(isPublicKey, 'must be a public key of minisign: 56 characters that begin with RW'));

/** Reason why a signature is invalid, as a sentence for the team. */
export class SignatureInvalid extends Error {}

interface Signature {
  keyId: Buffer;
  signature: Buffer;
  comment: string;
  commentSignature: Buffer;
}

function parseSignature(text: string): Signature {
  const [, first = '', second = '', third = ''] = text.split(/\r?\n/);
  const bytes = Buffer.from(first, 'base64');
  const [, comment] = /^trusted comment: (.*)$/.exec(second) ?? [];
  const commentSignature = Buffer.from(third, 'base64');
  const isWhole = bytes.length === 2 + KEY_ID_BYTES + SIGNATURE_BYTES && commentSignature.length === SIGNATURE_BYTES;
  if (!isWhole || comment === undefined || bytes.toString('latin1', 0, 2) !== PREHASHED)
    throw new SignatureInvalid(`${SIGNATURE_FILE} is no signature of minisign.`);
  const keyId = bytes.subarray(2, 2 + KEY_ID_BYTES);
  return { keyId, signature: bytes.subarray(2 + KEY_ID_BYTES), comment, commentSignature };
}

const asKey = (bytes: Uint8Array, d?: Uint8Array) => ({
  format: 'jwk' as const,
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    x: Buffer.from(bytes).toString('base64url'),
    ...(d && { d: Buffer.from(d).toString('base64url') }),
  },
});

/**
 * Verifies a signature.
 * @param text of the signature file
 * @param publicKeys trusted keys; several while a key is replaced
 * @returns when it was signed, in milliseconds since 1970
 * @throws SignatureInvalid when none of the keys has signed exactly this content
 */
export function verifySignature(content: Uint8Array, text: string, publicKeys: readonly string[]): number {
  const { keyId, signature, comment, commentSignature } = parseSignature(text);
  const keys = publicKeys.map((key) => Buffer.from(key, 'base64').subarray(2));
  const key = keys.find((bytes) => bytes.subarray(0, KEY_ID_BYTES).equals(keyId));
  if (!key) throw new SignatureInvalid('release.json is signed with a key that the registry does not name.');
  const publicKey = createPublicKey(asKey(key.subarray(KEY_ID_BYTES)));
  if (!verify(null, digestOf(content), publicKey, signature))
    throw new SignatureInvalid('release.json is not what was signed: sign it after each build, and publish both.');
  const commented = Buffer.concat([signature, Buffer.from(comment)]);
  if (!verify(null, commented, publicKey, commentSignature))
    throw new SignatureInvalid(`The comment in ${SIGNATURE_FILE} is not what was signed.`);
  const [, seconds] = /(?:^|\t)timestamp:(\d{1,12})(?:\t|$)/.exec(comment) ?? [];
  if (!seconds) throw new SignatureInvalid('The signature says no time: sign without a trusted comment of your own.');
  return Number(seconds) * 1_000;
}

/**
 * Signs a content as `minisign -S` does.
 * @param secretKey text of a secret key file that has no password, as `minisign -G -W` writes it
 * @param now in milliseconds since 1970
 * @returns text of the signature file
 * @throws SignatureInvalid when the key cannot be used
 */
export function signContent(content: Uint8Array, secretKey: string, now: number): string {
  const bytes = Buffer.from(secretKey.split(/\r?\n/)[1] ?? '', 'base64');
  if (bytes.length !== SECRET_KEY_BYTES || !bytes.subarray(0, 2).equals(KEY_ALGORITHM))
    throw new SignatureInvalid('The file is no secret key of minisign.');
  if (bytes.readUInt16BE(2) !== 0)
    throw new SignatureInvalid('The secret key has a password: sign with minisign -S -m release.json instead.');
  const keyId = bytes.subarray(SECRET_KEY_OFFSET, SECRET_KEY_OFFSET + KEY_ID_BYTES);
  const pair = bytes.subarray(SECRET_KEY_OFFSET + KEY_ID_BYTES);
  const seed = pair.subarray(0, ED25519_BYTES);
  const privateKey = createPrivateKey(asKey(pair.subarray(ED25519_BYTES, 2 * ED25519_BYTES), seed));
  const signature = sign(null, digestOf(content), privateKey);
  const comment = `timestamp:${Math.floor(now / 1_000)}\tfile:release.json\thashed`;
  const commentSignature = sign(null, Buffer.concat([signature, Buffer.from(comment)]), privateKey);
  const first = Buffer.concat([Buffer.from(PREHASHED), keyId, signature]);
  return [
    'untrusted comment: signature of a release',
    first.toString('base64'),
    `trusted comment: ${comment}`,
    commentSignature.toString('base64'),
    '',
  ].join('\n');
}

/** Creates a secret key file without a password, and the public key for the registry. */
export function createSigningKey(): { secretKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' });
  const [seed, point] = [Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')];
  // The key id: any eight bytes. Those of the digest are the same on all machines.
  const keyId = digestOf(point).subarray(0, KEY_ID_BYTES);
  const secret = Buffer.alloc(SECRET_KEY_BYTES);
  secret.write('Ed\0\0B2', 'latin1');
  Buffer.concat([keyId, seed, point]).copy(secret, SECRET_KEY_OFFSET);
  return {
    secretKey: `untrusted comment: minisign encrypted secret key\n${secret.toString('base64')}\n`,
    publicKey: Buffer.concat([KEY_ALGORITHM, keyId, point]).toString('base64'),
  };
}
