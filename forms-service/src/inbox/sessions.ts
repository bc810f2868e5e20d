import { isSecret } from '@site/process';
import type { Request } from 'express';
import * as z from 'zod';
import { HOUR_MS } from '../durations.ts';
import { createSeal, createSigner } from '../signed-claims.ts';
import type { InboxUsers } from './passwords.ts';

/** A working day, without signing in again after lunch. */
const LIFETIME_MS = 10 * HOUR_MS;
const COOKIE = /(?:^|; ?)inbox=([\w-]+\.[\w-]{43})(?:;|$)/;
const PATH = '/inbox/';

const claimsSchema = z.strictObject({ user: z.string(), until: z.int() });

/** Somebody who may answer leads. */
export interface InboxSession {
  user: string;
  /** Stands in our forms and nowhere else: a script that sends one has it not. */
  formToken: string;
  /** Absent for those whom a proxy has signed in. */
  canEnd: boolean;
}

/** A proxy that signs people in, and says so in headers. */
export interface SignInProxy {
  /** Header with the name of the user. */
  userHeader: string;
  /** What the header `X-Inbox-Secret` must have: anybody could send the other one. */
  secret: string;
}

interface SessionParts {
  users: InboxUsers;
  proxy?: SignInProxy | undefined;
  /** Another key is derived from it. */
  secret: string;
  clock(): Date;
}

/**
 * Who is signed in, as a signed cookie says: every instance can read it, and none has to keep it. A user who is removed or gets
 * another password is signed out.
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

  const cookie = (value: string, ageS: number, request: Request) =>
    `inbox=${value}; Path=${PATH}; Max-Age=${ageS}; HttpOnly; SameSite=Strict${request.secure ? '; Secure' : ''}`;

  return {
    find: (request: Request) => fromProxy(request) ?? fromCookie(request),
    /** @returns the header that opens a session */
    open(user: string, request: Request): string {
      const token = seal({ user, until: clock().getTime() + LIFETIME_MS }, users.get(user) ?? '');
      return cookie(token, LIFETIME_MS / 1_000, request);
    },
    /** @returns the header that ends it in this browser */
    end: (request: Request) => cookie('', 0, request),
  };
}

export type InboxSessions = ReturnType<typeof createInboxSessions>;
