import { isFromElsewhere, isOwnNavigation, isSecret, isTrustworthyBrowser } from '@site/process';
import type { Request, RequestHandler, Response } from 'express';
import { type InboxView, sendInboxPage } from './frame.ts';
import type { InboxUsers } from './passwords.ts';
import type { InboxSession, InboxSessions, SignInProxy } from './sessions.ts';
import { type Obstacle, renderGoOn, renderSignIn } from './sign-in-page.ts';

const PATH = /^\/inbox\/[\w./?=&%@+-]*$/;

/** Where somebody wanted to go: a page of the inbox, whatever a form says. */
export const pathIn = (to: unknown): string => (typeof to === 'string' && PATH.test(to) ? to : '/inbox/');

export interface VisitParts {
  users: InboxUsers;
  proxy?: SignInProxy | undefined;
  sessions: InboxSessions;
  viewOf(session: InboxSession | undefined): InboxView;
}

/** Somebody who is signed in looks at a page, or sends a form of ours. */
export type ForUser = (request: Request, response: Response, session: InboxSession) => Promise<unknown> | unknown;

/** Lets people in who are signed in, and shows the others how to do that. */
export function createVisits({ users, proxy, sessions, viewOf }: VisitParts) {
  function obstacleOf(request: Request): Obstacle | undefined {
    if (users.size === 0) return proxy ? 'proxy-only' : 'no-users';
    return isTrustworthyBrowser(request) ? undefined : 'not-private';
  }

  function askToSignIn(request: Request, response: Response, to: string, status = 200, problem?: string): void {
    const obstacle = obstacleOf(request);
    sendInboxPage(response, obstacle ? 403 : status, viewOf(undefined), 'Sign in', renderSignIn(obstacle, to, problem));
  }

  /** A session counts only where a person navigates: what a script of the site fetches or frames has none. */
  const sessionOf = (request: Request) => (isOwnNavigation(request) ? sessions.find(request) : undefined);

  const page =
    (show: ForUser): RequestHandler =>
    async (request, response) => {
      const session = sessionOf(request);
      if (session) return void (await show(request, response, session));
      const to = pathIn(request.originalUrl);
      if (isFromElsewhere(request)) return sendInboxPage(response, 403, viewOf(undefined), 'Inbox', renderGoOn(to));
      askToSignIn(request, response, to);
    };

  const form =
    (take: ForUser): RequestHandler =>
    async (request, response) => {
      const session = sessionOf(request);
      if (session && isSecret(session.formToken, String(request.body.formToken ?? '')))
        return void (await take(request, response, session));
      response.locals.outcome = 'signed_out';
      askToSignIn(request, response, '/inbox/', 401, 'You are no longer signed in. Nothing was changed.');
    };

  return { page, form, askToSignIn };
}
