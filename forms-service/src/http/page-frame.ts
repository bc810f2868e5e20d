import { createHash } from 'node:crypto';
import { type Html, html } from '@site/process';
import type { Response } from 'express';

const STYLE = html`body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#1c1a17;background:#faf7f2}
main{max-width:32rem;margin:15vh auto 0;padding:0 1.5rem 3rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
button{font:inherit;padding:.75rem 1.25rem;border:0;border-radius:.375rem;background:#9a3412;color:#fff;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #1c1a17;outline-offset:3px}
a{color:#9a3412}
a[href^=tel]{white-space:nowrap}
label{display:block;margin:1.25rem 0 .25rem;font-weight:600}
label span{font-weight:400}
input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border:1.5px solid #6b645a;border-radius:.375rem;background:#fff;color:inherit;font:inherit}
textarea{min-height:8rem}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid #9a3412;outline-offset:1px}
[aria-invalid]{border-color:#b42318}
.error{margin:.25rem 0 0;color:#b42318}
.question{margin:2rem 0 1.5rem;padding:0 1.25rem 1.25rem;border:1px solid #d8cfc2;border-radius:.375rem}
.question p{margin:.5rem 0 0}
.trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE.text).digest('base64')}`;

/** Brand and origin of the site. */
export interface PageSite {
  brand: string;
  origin: string;
}

interface FramedPage {
  site: PageSite;
  heading: string;
  /** Below the heading. */
  content: Html;
  /** `no-referrer` if the address contains a token; `same-origin` if the origin of a POST is checked. */
  referrer: 'no-referrer' | 'same-origin';
}

/** Sends a page that works without scripts. */
export function sendFramedPage(response: Response, status: number, page: FramedPage): void {
  const { site, heading, content, referrer } = page;
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': referrer,
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html')
    .send(
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} · ${site.brand}</title><style>${STYLE}</style></head><body><main><h1>${heading}</h1>${content}</main></body></html>`
        .text,
    );
}
