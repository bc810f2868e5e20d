import { isSecret } from '@site/process';
import type { Request } from 'express';
import * as z from 'zod';
import { HOUR_MS } from '../durations.ts';
import { createSeal, createSigner } from '../signed-claims.ts';
import { formatCookie } from './cookie.ts';
import type { InboxUsers } from './passwords.ts';

/** A working day. */
const LIFETIME_MS = 10 * HOUR_MS;
const COOKIE = /(?:^|; ?)inbox=([\w-]+\.[\w-]{43})(?:;|$)/;

const claimsSchema = z.strictObject({ user: z.string(), until: z.int() });

/** Session of a signed-in user. */
export interface InboxSession {
  user: string;
  /** Proves that a request comes from one of our forms; scripts of other pages cannot read it. */
  formToken: string;
  /** False for users signed in by a proxy. */
  canEnd: boolean;
}

/** Proxy that signs users in and names them in a header. */
export interface SignInProxy {
  /** Header with the name of the user. */
  userHeader: string;
  /** Required value of the header `X-Inbox-Secret`, since anyone could send the other header. */
  secret: string;
}

interface SessionParts {
  users: InboxUsers;
  proxy?: SignInProxy | undefined;
  /** Secret from which the signing keys are derived. */
  secret: string;
  clock(): Date;
}

/**
 * Creates sessions that are kept in a signed cookie, so every instance can read them and none has to store them. Removing a user
 * or changing the password ends the user's sessions.
 */
export function createInboxSessions({ users, proxy, secret, clock }: SessionParts) {
  const { seal, open } = createSeal({ secret, use: 'inbox sessions', schema: claimsSchema, clock });
  const sign = createSigner(secret, 'inbox forms');
  const sessionOf = (user: string, about: string, canEnd: boolean): InboxSession => ({
    user,
    formToken: sign(JSON.stringify([user, about])),
    canEnd,
  });

  function fromProxy(request: Request): InboxSession | undefined {
    if (!proxy || !isSecret(sign(request.get('x-inbox-secret') ?? ''), sign(proxy.secret))) return undefined;
    const user = request.get(proxy.userHeader)?.trim().slice(0, 200);
    return user ? sessionOf(user, 'proxy', false) : undefined;
  }

  function fromCookie(request: Request): InboxSession | undefined {
    const [, token] = COOKIE.exec(request.get('cookie') ?? '') ?? [];
    const opened = open(token, ({ user }) => [users.get(user) ?? '']);
    if (!opened || opened.isExpired || !users.has(opened.claims.user)) return undefined;
    return sessionOf(opened.claims.user, token ?? '', true);
  }

  return {
    find: (request: Request) => fromProxy(request) ?? fromCookie(request),
    /** Opens a session, and returns it with its cookie. */
    open(user: string, request: Request) {
      const token = seal({ user, until: clock().getTime() + LIFETIME_MS }, users.get(user) ?? '');
      // A proxy takes precedence, as it will for the next request.
      return {
        session: fromProxy(request) ?? sessionOf(user, token, true),
        cookie: formatCookie('inbox', token, LIFETIME_MS / 1_000, request),
      };
    },
    /** Returns the cookie that ends the session in this browser. */
    end: (request: Request) => formatCookie('inbox', '', 0, request),
  };
}

export type InboxSessions = ReturnType<typeof createInboxSessions>;
