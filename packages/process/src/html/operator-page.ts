import { type HtmlContent, html } from './html.ts';

/**
 * Headers of operator pages. They allow only our own style sheet and forms, and separate the page from its opener, including
 * pages of teams on the same origin. Browsers that do not support `noopener-allow-popups` also separate them, since pages of
 * the site send `same-origin`.
 */
export const OPERATOR_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Without a referrer, browsers would hide the origin of a form.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

const MARK = html`<svg class="mark" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><circle class="sun" cx="16" cy="16" r="16"/><path class="dune" d="M.6 20.3c4.2-.2 8-2.3 11.7-6.8 2.3 5.4 6.8 8.6 17.3 11A16 16 0 0 1 .6 20.3Z"/><path class="ridge" d="M12.3 13.5c-1.2 4.5 2.4 6.7.2 15"/></svg>`;

/** Content and frame of an operator page. */
export interface OperatorPage {
  title: string;
  /** Name of the application: `"Dunevox inbox"`. */
  name: string;
  /** Address of the application's first page. */
  home: string;
  /** Address of the favicon. */
  icon: string;
  /** Address of the style sheet, which begins with `operator-pages.css` of `@site/ui`. */
  styles: string;
  /** User menu at the end of the header. */
  aside: HtmlContent;
  content: HtmlContent;
}

/** Renders a complete document. */
export function operatorPage({ title, name, home, icon, styles, aside, content }: OperatorPage): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} – ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${styles}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header data-tone="ink"><div class="wrap bar">
  <a class="brand" href="${home}">${MARK}${name}</a>
  ${aside}
</div></header>
<main id="content"><div class="wrap">${content}</div></main>
</body>
</html>
`.text;
}
