import type { IncomingMessage } from 'node:http';
import { isFromElsewhere, isOwnNavigation } from '@site/process';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import { formatSessionCookie } from '../session-cookie.ts';
import { isLocalProgram, isOnThisMachine } from '../steering/requester.ts';
import { isFormTokenOf, type Session, type Sessions } from './sessions.ts';

const COOKIE = /(?:^|; ?)operations=([\w-]{43})(?:;|$)/;

/** Secret of the session that a browser has, if any. */
export const sessionIdOf = ({ headers }: IncomingMessage): string => COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';

/** @param id empty: the cookie is cleared */
export const sessionCookie = (id: string, request: IncomingMessage): string =>
  formatSessionCookie({ name: 'operations', path: '/-/', sameSite: 'Strict' }, id, request);

/** Who looks at the page, and whether they may. */
export interface Visit {
  mayRead: boolean;
  /** Another site has sent them: their browser keeps the cookie to itself. */
  isFromElsewhere: boolean;
  session?: Session | undefined;
}

/**
 * Reading is open to whom the API answers: to this machine, its browser included, and to who has a token.
 * @param sessions unset while there are no tokens
 */
export async function visitOf(request: IncomingMessage, sessions: Sessions | undefined): Promise<Visit> {
  const isOwn = isOwnNavigation(request);
  const session = isOwn ? await sessions?.find(sessionIdOf(request)) : undefined;
  const isLocal = isLocalProgram(request) || (isOwn && isOnThisMachine(request));
  return { mayRead: session !== undefined || isLocal, isFromElsewhere: isFromElsewhere(request), session };
}

/** @throws SteeringRefused for what a script, a frame or a page of another origin sends */
export function assertOwnForm(request: IncomingMessage): void {
  if (isOwnNavigation(request) && request.headers.origin !== undefined) return;
  throw new SteeringRefused(
    'Only forms of this page are taken here: open /-/ by HTTPS, or on the machine itself.',
    403,
  );
}

/**
 * Who sends a form of ours.
 * @throws SteeringRefused (rejects) when nobody is signed in, or the form is not ours
 */
export async function assertSignedIn(
  request: IncomingMessage,
  sessions: Sessions | undefined,
  fields: URLSearchParams,
): Promise<Session> {
  assertOwnForm(request);
  const session = await sessions?.find(sessionIdOf(request));
  if (session && isFormTokenOf(session, fields.get('form') ?? '')) return session;
  throw new SteeringRefused('Nobody is signed in here any more: sign in, then do it again. Nothing has changed.', 401);
}
