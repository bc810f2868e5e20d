import { html } from '@site/process';
import type { Response } from 'express';
import { type PageSite, sendFramedPage } from './page-frame.ts';

/** One page with at most one thing to do. */
export interface SmallPage {
  site: PageSite;
  heading: string;
  text: string;
  /** Sent by POST when the button is pressed. */
  button?: { label: string; address: string };
}

const form = ({ label, address }: NonNullable<SmallPage['button']>) =>
  html`<form method="post" action="${address}"><button>${label}</button></form>`;

/** Answers with a page that tells nobody its address, which may hold a token. */
export function sendPage(response: Response, status: number, { site, heading, text, button }: SmallPage): void {
  const end = button ? form(button) : html`<p><a href="${site.origin}/">Go to ${site.brand}</a></p>`;
  const content = html`<p>${text}</p>${end}`;
  sendFramedPage(response, status, { site, heading, content, referrer: 'no-referrer' });
}
