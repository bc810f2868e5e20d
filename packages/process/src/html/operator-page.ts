import { type HtmlContent, html } from './html.ts';

/**
 * Headers of pages on which people operate the site. Nothing but our own style sheet and forms. Who opens such a page has
 * nothing in common with it from then on, the pages of teams included that have the same origin; browsers that do not know the
 * value separate the two as well, since pages of the site say `same-origin`.
 */
export const OPERATOR_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Without one, browsers would not say which page a form comes from.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
} as const;

const MARK = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><circle class="sun" cx="16" cy="16" r="16"/><path class="dune" d="M.6 20.3c4.2-.2 8-2.3 11.7-6.8 2.3 5.4 6.8 8.6 17.3 11A16 16 0 0 1 .6 20.3Z"/><path class="ridge" d="M12.3 13.5c-1.2 4.5 2.4 6.7.2 15"/></svg>`;

/** What stands on a page for operators, and around its content. */
export interface OperatorPage {
  title: string;
  /** What the page is part of: `"Dunevox inbox"`. */
  name: string;
  /** Address of the first page of that. */
  home: string;
  /** Addresses of favicon and style sheet. */
  icon: string;
  styles: string;
  /** In the header, at its end: who has signed in. */
  aside: HtmlContent;
  content: HtmlContent;
}

/** @returns a whole document, of which the style sheet begins with `operator-pages.css` of `@site/ui` */
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
