import { createHmac, hkdfSync } from 'node:crypto';
import { isSecret } from '@site/process';
import type * as z from 'zod';
import { parseJson } from './parse-json.ts';

interface SealOptions<Claims> {
  /** At least 32 characters; a separate key is derived from it. */
  secret: string;
  /** Purpose of the key: tokens are valid for no other. */
  use: string;
  schema: z.ZodType<Claims>;
  clock(): Date;
}

/** Verified claims of a token. */
interface Opened<Claims> {
  claims: Claims;
  isExpired: boolean;
}

/** Creates a signer with a separate key for one use. */
export function createSigner(secret: string, use: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Creates and verifies signed tokens with claims and an expiry time, so that no state is stored. */
export function createSeal<Claims extends { until: number }>({ secret, use, schema, clock }: SealOptions<Claims>) {
  const sign = createSigner(secret, use);
  const signatureOf = (...parts: string[]) => sign(parts.join('.'));

  return {
    /**
     * @param more signed but not contained in the token
     * @returns the claims and their signature; the format must not change, since mails contain such tokens
     */
    seal(claims: Claims, ...more: string[]): string {
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${text}.${signatureOf(text, ...more)}`;
    },
    /**
     * @param moreOf returns the additional signed values for claims that are not verified yet
     * @returns undefined for invalid signatures
     */
    open(token: unknown, moreOf: (claims: Claims) => string[] = () => []): Opened<Claims> | undefined {
      const [text = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
      const { data: claims } = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
      if (!claims || !isSecret(signature, signatureOf(text, ...moreOf(claims)))) return undefined;
      return { claims, isExpired: claims.until < clock().getTime() };
    },
  };
}
