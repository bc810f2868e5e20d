import { formTokenField, type HtmlContent, html, OPERATOR_PAGE_HEADERS, operatorPage } from '@site/process';
import type { Response } from 'express';
import type { PageSite } from '../http/page-frame.ts';
import type { InboxSession } from './sessions.ts';
import { ICON_PATH } from './style-sheet.ts';

/** Context of every page of the inbox. */
export interface InboxView {
  site: PageSite;
  /** Address of the style sheet. */
  styles: string;
  session: InboxSession | undefined;
}

const userMenu = (session: InboxSession) => html`<div class="who"><span>${session.user}</span>
  ${session.canEnd && html`<form method="post" action="/inbox/session/end">${formTokenField(session)}<button class="button line">Sign out</button></form>`}
</div>`;

/** Sends a complete document. */
export function sendInboxPage(
  response: Response,
  status: number,
  { site, styles, session }: InboxView,
  title: string,
  content: HtmlContent,
): void {
  const frame = { name: `${site.brand} inbox`, home: '/inbox/', icon: ICON_PATH, styles };
  response
    .status(status)
    .set(OPERATOR_PAGE_HEADERS)
    .type('html')
    .send(operatorPage({ ...frame, title, aside: session && userMenu(session), content }));
}

/** Redirects after a form, so reloading the page does not resend it. */
export const redirectTo = (response: Response, address: string): void =>
  response.set(OPERATOR_PAGE_HEADERS).redirect(303, address);
