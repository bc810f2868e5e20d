import { createHash } from 'node:crypto';
import { escapeHtml } from '@site/process';
import type { Response } from 'express';

const STYLE = `body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#1c1a17;background:#faf7f2}
main{max-width:32rem;margin:15vh auto 0;padding:0 1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.375rem;background:#9a3412;color:#fff;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #1c1a17;outline-offset:3px}
a{color:#9a3412}`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** One page with at most one thing to do. */
export interface SmallPage {
  /** Product name and address of the site. */
  site: { brand: string; origin: string };
  heading: string;
  text: string;
  /** Sent by POST when the button is pressed. */
  button?: { label: string; address: string };
}

const form = ({ label, address }: NonNullable<SmallPage['button']>) =>
  `<form method="post" action="${escapeHtml(address)}"><button>${escapeHtml(label)}</button></form>`;

/** Answers with a page that works without scripts and tells nobody its address, which holds a token. */
export function sendPage(response: Response, status: number, { site, heading, text, button }: SmallPage): void {
  const brand = escapeHtml(site.brand);
  const end = button ? form(button) : `<p><a href="${escapeHtml(site.origin)}/">Go to ${brand}</a></p>`;
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(heading)} · ${brand}</title><style>${STYLE}</style></head>` +
        `<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${end}</main></body></html>`,
    );
}
