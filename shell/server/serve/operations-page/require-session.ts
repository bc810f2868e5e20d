import type { IncomingMessage } from 'node:http';
import { isFromElsewhere, isOwnNavigation, isSecret } from '@site/process';
import { SteeringRefused } from '../../steering/steering-refused.ts';
import { formatSessionCookie } from '../session-cookie.ts';
import { isLocalProgram, isOnThisMachine } from '../steering/requester.ts';
import type { Session, Sessions } from './sessions.ts';

const COOKIE = /(?:^|; ?)operations=([\w-]{43})(?:;|$)/;

/** Returns the secret of the browser's session, or an empty string. */
export const sessionIdOf = ({ headers }: IncomingMessage): string => COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';

/** @param id empty: the cookie is cleared */
export const sessionCookie = (id: string, request: IncomingMessage): string =>
  formatSessionCookie({ name: 'operations', path: '/-/', sameSite: 'Strict' }, id, request);

/** Access of a request to the page. */
interface ReadAccess {
  mayRead: boolean;
  /** Follows a link on another site, for which browsers withhold the cookie. */
  isFromElsewhere: boolean;
  session?: Session | undefined;
}

/**
 * Returns the access of a request. As with the API, this machine, including its browser, and holders of a token can read.
 * @param sessions unset without tokens
 */
export async function readAccessOf(request: IncomingMessage, sessions: Sessions | undefined): Promise<ReadAccess> {
  const isOwn = isOwnNavigation(request);
  const session = isOwn ? await sessions?.find(sessionIdOf(request)) : undefined;
  const isLocal = isLocalProgram(request) || (isOwn && isOnThisMachine(request));
  return { mayRead: session !== undefined || isLocal, isFromElsewhere: isFromElsewhere(request), session };
}

/** @throws SteeringRefused for requests from scripts, frames and other origins */
export function assertOwnForm(request: IncomingMessage): void {
  if (isOwnNavigation(request) && request.headers.origin !== undefined) return;
  throw new SteeringRefused('Only forms on this page are accepted: open /-/ over HTTPS or on the machine itself.', 403);
}

/**
 * Returns the session that sent one of our forms.
 * @throws SteeringRefused (rejects) without a session, or if the form is not ours
 */
export async function requireSession(
  request: IncomingMessage,
  sessions: Sessions | undefined,
  fields: URLSearchParams,
): Promise<Session> {
  assertOwnForm(request);
  const session = await sessions?.find(sessionIdOf(request));
  if (session && isSecret(session.formToken, fields.get('formToken') ?? '')) return session;
  throw new SteeringRefused(
    session
      ? 'Nothing was changed: this form belongs to an earlier session. Go back to its page and try again.'
      : 'Nothing was changed. Sign in below, then try again.',
    401,
  );
}
