import { html } from '@site/process';
import type { Response } from 'express';
import { type PageSite, sendFramedPage } from './page-frame.ts';

/** Page with one text and at most one button. */
export interface SmallPage {
  site: PageSite;
  heading: string;
  text: string;
  /** Sends a POST to the address. */
  button?: { label: string; address: string };
}

const form = ({ label, address }: NonNullable<SmallPage['button']>) =>
  html`<form method="post" action="${address}"><button>${label}</button></form>`;

/** Sends a page without a referrer, since its address may contain a token. */
export function sendPage(response: Response, status: number, { site, heading, text, button }: SmallPage): void {
  const end = button ? form(button) : html`<p><a href="${site.origin}/">Go to ${site.brand}</a></p>`;
  const content = html`<p>${text}</p>${end}`;
  sendFramedPage(response, status, { site, heading, content, referrer: 'no-referrer' });
}
