import { type Html, html, type Part } from '@site/process';
import type { Response } from 'express';
import type { PageSite } from '../http/page-frame.ts';
import type { InboxSession } from './sessions.ts';
import { ICON_PATH } from './style-sheet.ts';

/** What every page of the inbox needs to know. */
export interface InboxView {
  site: PageSite;
  /** Address of the style sheet. */
  styles: string;
  session: InboxSession | undefined;
}

/**
 * Nothing but our own style sheet and forms. Who opens this page has nothing in common with it from then on, the pages of
 * the site included where they have the same origin.
 */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'noopener-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Without one, browsers would not say which page a form comes from.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

export const formToken = ({ formToken: token }: InboxSession): Html =>
  html`<input type="hidden" name="proof" value="${token}">`;

const who = (session: InboxSession) => html`<div class="who"><span>${session.user}</span>
  ${session.canEnd && html`<form method="post" action="/inbox/session/end">${formToken(session)}<button class="button line">Sign out</button></form>`}
</div>`;

function render({ site, styles, session }: InboxView, title: string, content: Part): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} – ${site.brand} inbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header data-tone="ink"><div class="wrap bar">
  <a class="brand" href="/inbox/">${site.brand} inbox</a>
  ${session && who(session)}
</div></header>
<main id="content" class="wrap">${content}</main>
</body>
</html>
`.text;
}

/** Answers with a whole document. */
export function sendInboxPage(response: Response, status: number, view: InboxView, title: string, content: Part): void {
  response
    .status(status)
    .set(HEADERS)
    .type('html')
    .send(render(view, title, content));
}

/** After a form, so that loading the page again does not send it again. */
export const redirectTo = (response: Response, address: string): void => response.set(HEADERS).redirect(303, address);
