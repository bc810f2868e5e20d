import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { QUIET_MS } from '../store/subscription.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Long enough for somebody who finds an old mail; confirming is for those who have just subscribed. */
const validity = { confirm: QUIET_MS, unsubscribe: 2 * YEAR_MS };

export type LinkPurpose = keyof typeof validity;

/** Addresses of the pages behind the links. */
export const linkPaths: Record<LinkPurpose, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

const claimsSchema = z.strictObject({ purpose: z.string(), lead: z.uuid(), until: z.int() });

/** What a token turned out to be. */
export type LinkCheck = { verdict: 'valid'; lead: string } | { verdict: 'expired' } | { verdict: 'refused' };

function parseClaims(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Makes and reads the links in mails to subscribers. */
export interface Links {
  /** @returns the token to put behind `?token=` */
  token(purpose: LinkPurpose, lead: string): string;
  check(purpose: LinkPurpose, token: unknown): LinkCheck;
}

/**
 * Tokens say whose subscription they change and until when, and are signed.
 * @param secret at least 32 characters; a key of their own is derived from it
 */
export function createLinks(secret: string, clock: () => Date): Links {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links in mails', 32));
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest();

  return {
    token(purpose, lead) {
      const until = clock().getTime() + validity[purpose];
      const claims = Buffer.from(JSON.stringify({ purpose, lead, until })).toString('base64url');
      return `${claims}.${sign(claims).toString('base64url')}`;
    },
    check(purpose, token) {
      const [claims = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(claims);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { verdict: 'refused' };
      const { data } = claimsSchema.safeParse(parseClaims(claims));
      if (data?.purpose !== purpose) return { verdict: 'refused' };
      return data.until < clock().getTime() ? { verdict: 'expired' } : { verdict: 'valid', lead: data.lead };
    },
  };
}
