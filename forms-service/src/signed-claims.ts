import { createHmac, hkdfSync } from 'node:crypto';
import { isSecret } from '@site/process';
import type * as z from 'zod';

interface SealOptions<Claims> {
  /** At least 32 characters; a key of its own is derived from it. */
  secret: string;
  /** What the key is for: no token is good for anything else. */
  use: string;
  schema: z.ZodType<Claims>;
  clock(): Date;
}

/** What a token says that we have signed. */
export interface Opened<Claims> {
  claims: Claims;
  isExpired: boolean;
}

/** Signs texts for one use, such that they cannot be signed for another one. */
export function createSigner(secret: string, use: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

function parseClaims(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Makes tokens that say what their holders may do and until when, so that nothing has to be kept for them. */
export function createSeal<Claims extends { until: number }>({ secret, use, schema, clock }: SealOptions<Claims>) {
  const sign = createSigner(secret, use);
  const signatureOf = (...parts: string[]) => sign(parts.join('.'));

  return {
    /**
     * @param more is signed as well and does not stand in the token
     * @returns the claims and their signature; visitors have such tokens in their mails, so this stays as it is
     */
    seal(claims: Claims, ...more: string[]): string {
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${text}.${signatureOf(text, ...more)}`;
    },
    /**
     * @param moreOf what else was signed with these claims, which may still be anybody's
     * @returns undefined for what was not signed here
     */
    open(token: unknown, moreOf: (claims: Claims) => string[] = () => []): Opened<Claims> | undefined {
      const [text = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
      const { data: claims } = schema.safeParse(parseClaims(text));
      if (!claims || !isSecret(signature, signatureOf(text, ...moreOf(claims)))) return undefined;
      return { claims, isExpired: claims.until < clock().getTime() };
    },
  };
}
