import * as z from 'zod';
import { DAY_MS } from '../durations.ts';
import { createSeal } from '../signed-claims.ts';
import { QUIET_MS } from '../store/subscription.ts';

const YEAR_MS = 365 * DAY_MS;

/** Unsubscribing must work from old mails; confirming is for new subscribers. */
const validity = { confirm: QUIET_MS, unsubscribe: 2 * YEAR_MS };

export type LinkPurpose = keyof typeof validity;

/** Paths of the linked pages. */
export const linkPaths: Record<LinkPurpose, string> = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

const claimsSchema = z.strictObject({ purpose: z.string(), lead: z.uuid(), until: z.int() });

/** Result of checking a token. */
export type LinkCheck = { verdict: 'valid'; lead: string } | { verdict: 'expired' } | { verdict: 'refused' };

/** Creates and checks the links in mails to subscribers. */
export interface Links {
  /** @returns the value of `?token=` */
  token(purpose: LinkPurpose, lead: string): string;
  check(purpose: LinkPurpose, token: unknown): LinkCheck;
}

/**
 * Creates links with signed tokens that name a subscription and an expiry time.
 * @param secret at least 32 characters; a separate key is derived from it
 */
export function createLinks(secret: string, clock: () => Date): Links {
  const { seal, open } = createSeal({ secret, use: 'links in mails', schema: claimsSchema, clock });

  return {
    token: (purpose, lead) => seal({ purpose, lead, until: clock().getTime() + validity[purpose] }),
    check(purpose, token) {
      const opened = open(token);
      if (opened?.claims.purpose !== purpose) return { verdict: 'refused' };
      return opened.isExpired ? { verdict: 'expired' } : { verdict: 'valid', lead: opened.claims.lead };
    },
  };
}
