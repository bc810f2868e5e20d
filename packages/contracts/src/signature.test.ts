import { describe, expect, test } from 'vitest';
import { createSigningKey, publicKeySchema, signContent, verifySignature } from './signature.ts';

/** Made by minisign 0.11 (`minisign -G -W`, `minisign -S -m release.json`) for this test alone: the key signs nothing else. */
const MINISIGN = {
  publicKey: 'RWTIgTesLKS/Q6iQ5IkDoeXdUq4HVVhTtkgZZPELHetp/uXjIcxyKM22',
  secretKey: `untrusted comment: minisign encrypted secret key
RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyIE3rCykv0PX4AXEN2B0t4HtVI64oX1/7SAKtAOWcYW3wtX+4oIDYKiQ5IkDoeXdUq4HVVhTtkgZZPELHetp/uXjIcxyKM22AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
`,
  signature: `untrusted comment: signature from minisign secret key
RUTIgTesLKS/Qz0qctYHFY7z4YQfaYFOHKtr1LJUS1209W+DcCmu0VoQrHQcS184QQoJHQBXshBEJvvPovAZufRfaIcAIvoBOQM=
trusted comment: timestamp:1795501575	file:release.json	hashed
f9pZqt+1HcEiZBw+2GToLBPpJKgUMOTczTfs5X1EmZa25ZL2voZ1wS7K7dl7WSHSzUNNiuV4LiQVrNj3j7iQAA==
`,
};
const SIGNED_AT = 1_795_501_575_000;
const content = Buffer.from('{"a":1}\n');
const other = createSigningKey();

const verifying = (text: string, { of = content, keys = [MINISIGN.publicKey] } = {}) => {
  return () => verifySignature(of, text, keys);
};

describe('The signature of a release', () => {
  test('is compatible with minisign in both directions, byte for byte except for the first comment', () => {
    expect(verifySignature(content, MINISIGN.signature, [other.publicKey, MINISIGN.publicKey])).toBe(SIGNED_AT);
    const [, ...lines] = signContent(content, MINISIGN.secretKey, SIGNED_AT).split('\n');
    expect(lines).toEqual(MINISIGN.signature.split('\n').slice(1));
  });

  test('is invalid for other content, another key, another time or when truncated', () => {
    expect(verifying(MINISIGN.signature, { of: Buffer.from('{"a":2}\n') })).toThrow('is not what was signed');
    expect(verifying(MINISIGN.signature, { keys: [other.publicKey] })).toThrow('a key that the registry does not name');
    expect(verifying(MINISIGN.signature.replace('1795501575', '1895501575'))).toThrow('The comment in');
    for (const torn of ['', MINISIGN.signature.slice(0, 200), MINISIGN.signature.replace('RUT', 'RWT')])
      expect(verifying(torn)).toThrow('is no signature of minisign');
  });

  test('can be made with a key from createSigningKey, but not with one that has a password', () => {
    const text = signContent(content, other.secretKey, SIGNED_AT);
    expect(verifySignature(content, text, [other.publicKey])).toBe(SIGNED_AT);
    const bytes = Buffer.from(other.secretKey.split('\n')[1] ?? '', 'base64');
    bytes.write('Sc', 2);
    const locked = `untrusted comment: with a password\n${bytes.toString('base64')}\n`;
    expect(() => signContent(content, locked, SIGNED_AT)).toThrow('has a password');
    expect(() => signContent(content, 'secret', SIGNED_AT)).toThrow('is no secret key');
  });

  test('is verified with valid public keys only', () => {
    expect(publicKeySchema.safeParse(other.publicKey).success).toBe(true);
    for (const wrong of ['', 'RW', MINISIGN.publicKey.slice(1), `${MINISIGN.publicKey} `, other.secretKey])
      expect(publicKeySchema.safeParse(wrong).success).toBe(false);
  });
});
