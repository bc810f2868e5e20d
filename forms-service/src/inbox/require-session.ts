import { isFromElsewhere, isOwnNavigation, isSecret, isTrustworthyBrowser } from '@site/process';
import type { Request, RequestHandler, Response } from 'express';
import { type InboxView, sendInboxPage } from './frame.ts';
import type { InboxUsers } from './passwords.ts';
import type { InboxSession, InboxSessions, SignInProxy } from './sessions.ts';
import { type AfterSignIn, type Obstacle, renderContinue, renderSignIn } from './sign-in-page.ts';

const PATH = /^\/inbox\/[\w./?=&%@+*-]*$/;

/** Returns an address within the inbox: the requested one, or else the first page. */
export const pathIn = (to: unknown): string => (typeof to === 'string' && PATH.test(to) ? to : '/inbox/');

interface SessionGuardParts {
  users: InboxUsers;
  proxy?: SignInProxy | undefined;
  sessions: InboxSessions;
  viewOf(session: InboxSession | undefined): InboxView;
}

/** Handler of a request from a signed-in user. */
type SessionHandler = (request: Request, response: Response, session: InboxSession) => Promise<unknown> | unknown;

/** Creates guards that pass requests with a session on and answer all others with the sign-in page. */
export function createSessionGuards({ users, proxy, sessions, viewOf }: SessionGuardParts) {
  function obstacleOf(request: Request): Obstacle | undefined {
    if (users.size === 0) return proxy ? 'proxy-only' : 'no-users';
    return isTrustworthyBrowser(request) ? undefined : 'not-private';
  }

  function askToSignIn(request: Request, response: Response, after: AfterSignIn, status = 200, problem?: string): void {
    const obstacle = obstacleOf(request);
    const page = renderSignIn(obstacle, after, problem);
    sendInboxPage(response, obstacle ? 403 : status, viewOf(undefined), 'Sign in', page);
  }

  /** Only navigations have a session; scripts and frames of the site do not. */
  const sessionOf = (request: Request) => (isOwnNavigation(request) ? sessions.find(request) : undefined);

  /** Guards a page. */
  const requireSession =
    (handle: SessionHandler): RequestHandler =>
    async (request, response) => {
      const session = sessionOf(request);
      if (session) return void (await handle(request, response, session));
      const to = pathIn(request.originalUrl);
      if (isFromElsewhere(request)) return sendInboxPage(response, 403, viewOf(undefined), 'Inbox', renderContinue(to));
      askToSignIn(request, response, { to });
    };

  /** Another site must not write a note, so only one from our own page is kept. */
  const afterSignInOf = (request: Request): AfterSignIn =>
    isOwnNavigation(request) && request.params.id
      ? { to: pathIn(request.originalUrl), note: request.body.note }
      : { to: '/inbox/' };

  /** Guards the target of a form, which has to carry the token of the session. */
  const requireOwnForm =
    (handle: SessionHandler): RequestHandler =>
    async (request, response) => {
      const session = sessionOf(request);
      if (session && isSecret(session.formToken, String(request.body.formToken ?? '')))
        return void (await handle(request, response, session));
      response.locals.outcome = 'signed_out';
      const after = afterSignInOf(request);
      // With an obstacle, the page explains how to sign in elsewhere.
      const advice = obstacleOf(request)
        ? []
        : ['Sign in below, then try again.', ...(after.note ? ['Your note is kept.'] : [])];
      askToSignIn(request, response, after, 401, ['Nothing was changed.', ...advice].join(' '));
    };

  return { requireSession, requireOwnForm, askToSignIn };
}
