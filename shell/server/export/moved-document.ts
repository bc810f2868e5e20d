import { escapeHtml } from '@site/process';

/** Stands at the former address of a page where a host reads no `_redirects`; search engines take it for a redirect, too. */
export function movedDocument(to: string, origin: string): string {
  const address = escapeHtml(to);
  const head = [
    '<meta charset="utf-8">',
    '<title>This page has moved</title>',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${escapeHtml(new URL(to, origin).href)}">`,
  ];
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>\n`;
}
