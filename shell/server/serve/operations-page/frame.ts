import type { OutgoingHttpHeaders } from 'node:http';
import { type Html, html, type Part } from '@site/process';
import { COMMON } from '../answers.ts';
import { nameOf, remotesOf, type View } from './view.ts';

/**
 * Nothing but our own style sheet and forms. Who opens this page has nothing in common with it from then on, the pages of
 * teams included that have the same origin; browsers that do not know the value separate the two as well, since pages of the
 * site say `same-origin`.
 */
export const PAGE_HEADERS: OutgoingHttpHeaders = {
  ...COMMON,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'noopener-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Without one, browsers would not say which page a form comes from.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><circle class="sun" cx="16" cy="16" r="16"/><path class="dune" d="M.6 20.3c4.2-.2 8-2.3 11.7-6.8 2.3 5.4 6.8 8.6 17.3 11A16 16 0 0 1 .6 20.3Z"/><path class="ridge" d="M12.3 13.5c-1.2 4.5 2.4 6.7.2 15"/></svg>`;

const signedIn = ({ session }: View) =>
  session &&
  html`<form method="post" action="/-/session/end" class="who">
    <p>${nameOf(session)}<span class="muted"> may steer ${remotesOf(session.holder)}</span></p>
    ${formToken(session)}<button class="button line">Sign out</button>
  </form>`;

export const formToken = ({ formToken }: NonNullable<View['session']>): Html =>
  html`<input type="hidden" name="form" value="${formToken}">`;

const link = (address: string) =>
  html`<p><a href="${address}" target="_blank" rel="noreferrer">${address}<span class="hidden"> (opens in a new tab)</span></a></p>`;

function said({ session, siteOrigins }: View): Html | undefined {
  if (!session?.said) return undefined;
  const { isGood, message, preview } = session.said;
  return html`<div class="said ${isGood ? 'ok' : 'bad'}" role="status">
    <p>${message}</p>
    ${preview && siteOrigins.map((origin) => link(origin + preview))}
  </div>`;
}

/** A whole document. */
export function renderFrame(view: View, title: string, content: Part): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} – ${view.brand} operations</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${view.styles}">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header data-tone="ink"><div class="wrap bar">
  <a class="brand" href="/-/">${mark}${view.brand} operations</a>
  ${signedIn(view) || (view.signIn === 'possible' && html`<a class="button line" href="#sign-in">Sign in</a>`)}
</div></header>
<main id="content"><div class="wrap">${said(view)}${content}</div></main>
</body>
</html>
`.text;
}
