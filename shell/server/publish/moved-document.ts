import { html } from '@site/process';

/** Returns a document that redirects from a former address, for hosts without `_redirects`; search engines follow it too. */
export function movedDocument(to: string, origin: string): string {
  const canonical = new URL(to, origin).href;
  const head = html`<meta charset="utf-8"><title>This page has moved</title><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${canonical}">`;
  return html`<!doctype html><html lang="en"><head>${head}</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`
    .text;
}
