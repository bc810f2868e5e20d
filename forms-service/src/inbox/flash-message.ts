import { type Html, html, notice } from '@site/process';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { MINUTE_MS } from '../durations.ts';
import { createSeal } from '../signed-claims.ts';
import type { ActionOutcome } from './apply-action.ts';
import { formatCookie } from './cookie.ts';
import { redirectTo } from './frame.ts';
import type { InboxSession } from './sessions.ts';

const NAME = 'inbox-flash';
const COOKIE = /(?:^|; ?)inbox-flash=([\w-]+\.[\w-]{43})(?:;|$)/;
/** Ample for the redirect. */
const LIFETIME_MS = MINUTE_MS;

interface FlashMessage {
  isGood: boolean;
  /** Begins the title of the page. */
  title: string;
  text: string;
}

const messages: Record<ActionOutcome, FlashMessage> = {
  note: { isGood: true, title: 'Note added', text: 'Note added.' },
  answered: { isGood: true, title: 'Marked as answered', text: 'Marked as answered.' },
  spam: { isGood: true, title: 'Marked as spam', text: 'Marked as spam.' },
  reopen: { isGood: true, title: 'Reopened', text: 'Reopened.' },
  release: { isGood: true, title: 'Released', text: 'Released to the team as a new lead.' },
  'second-sign-up': {
    isGood: false,
    title: 'No trial started',
    text: 'No trial was started: this address already has one. The team gets it as a second sign-up.',
  },
  erase: { isGood: true, title: 'Erased', text: 'All data of this person was erased.' },
  'still-in-file': {
    isGood: false,
    title: 'Erased, but not from the file',
    text: 'All data of this person was erased, but a program that reads the leads, such as a backup, kept the deleted text in the database file. Ask your operator to run "leads erase" with the address after that program ends.',
  },
  'still-in-backup': {
    isGood: false,
    title: 'Erased, but not from backups',
    text: 'All data of this person was erased, but a backup that "leads restore" made of the leads it replaced may still hold it. Ask your operator to delete the files in DATA_DIR whose names begin with "replaced-".',
  },
  nothing: { isGood: false, title: 'Nothing changed', text: 'Nothing was changed.' },
  'changed-meanwhile': {
    isGood: false,
    title: 'Nothing changed',
    text: 'Nothing was changed because someone else changed this lead first. Review it, then try again.',
  },
  gone: { isGood: false, title: 'Nothing changed', text: 'This lead no longer exists.' },
};

export function renderFlash(outcome: ActionOutcome | undefined): Html | undefined {
  if (!outcome) return undefined;
  const { isGood, text } = messages[outcome];
  return notice(isGood ? 'ok' : 'bad', html`<p>${text}</p>`, 'status');
}

/** Begins the title of a page, which screen readers announce first, with the outcome. */
export const titleWith = (outcome: ActionOutcome | undefined, title: string): string =>
  outcome ? `${messages[outcome].title} – ${title}` : title;

const claimsSchema = z.strictObject({
  outcome: z.enum(Object.keys(messages) as ActionOutcome[]),
  until: z.int(),
});

type FormToken = Pick<InboxSession, 'formToken'>;

/**
 * Creates the flash messages: outcomes that the page after an action shows once. Each is in a signed cookie, so that no
 * address shows it again, and scripts of the site can write none.
 * @param secret from which the signing key is derived
 */
export function createFlash({ secret, clock }: { secret: string; clock(): Date }) {
  const { seal, open } = createSeal({ secret, use: 'inbox messages', schema: claimsSchema, clock });

  return {
    /** Redirects to the page that shows the outcome. */
    redirectWith(
      outcome: ActionOutcome,
      address: string,
      request: Request,
      response: Response,
      { formToken }: FormToken,
    ) {
      const [page = ''] = address.split('?');
      const token = seal({ outcome, until: clock().getTime() + LIFETIME_MS }, formToken, page);
      response.set('Set-Cookie', formatCookie(NAME, token, LIFETIME_MS / 1_000, request));
      redirectTo(response, address);
    },
    /** Returns the outcome that the page has to show, and removes it from the browser. */
    take(request: Request, response: Response, { formToken }: FormToken): ActionOutcome | undefined {
      const [, token] = COOKIE.exec(request.get('cookie') ?? '') ?? [];
      const opened = open(token, () => [formToken, request.path]);
      if (!opened || opened.isExpired) return undefined;
      response.set('Set-Cookie', formatCookie(NAME, '', 0, request));
      return opened.claims.outcome;
    },
  };
}
