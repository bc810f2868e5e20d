import { formTokenField, type HtmlContent, html, OPERATOR_PAGE_HEADERS, operatorPage } from '@site/process';
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

const who = (session: InboxSession) => html`<div class="who"><span>${session.user}</span>
  ${session.canEnd && html`<form method="post" action="/inbox/session/end">${formTokenField(session)}<button class="button line">Sign out</button></form>`}
</div>`;

function render({ site, styles, session }: InboxView, title: string, content: HtmlContent): string {
  const name = `${site.brand} inbox`;
  return operatorPage({
    title,
    name,
    home: '/inbox/',
    icon: ICON_PATH,
    styles,
    aside: session && who(session),
    content,
  });
}

/** Answers with a whole document. */
export function sendInboxPage(
  response: Response,
  status: number,
  view: InboxView,
  title: string,
  content: HtmlContent,
): void {
  response
    .status(status)
    .set(OPERATOR_PAGE_HEADERS)
    .type('html')
    .send(render(view, title, content));
}

/** After a form, so that loading the page again does not send it again. */
export const redirectTo = (response: Response, address: string): void =>
  response.set(OPERATOR_PAGE_HEADERS).redirect(303, address);
