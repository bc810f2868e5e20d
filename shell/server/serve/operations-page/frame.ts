import type { OutgoingHttpHeaders } from 'node:http';
import {
  formTokenField,
  type Html,
  type HtmlContent,
  html,
  notice,
  OPERATOR_PAGE_HEADERS,
  operatorPage,
} from '@site/process';
import { COMMON } from '../answers.ts';
import type { View } from './view.ts';

export const PAGE_HEADERS: OutgoingHttpHeaders = { ...COMMON, ...OPERATOR_PAGE_HEADERS };

function userMenu({ session }: View): Html | undefined {
  if (!session) return undefined;
  const { name, remotes } = session.holder;
  return html`<form method="post" action="/-/session/end" class="who">
    <p>${name}<span class="muted"> can manage ${remotes.includes('*') ? 'all remotes' : remotes.join(', ')}</span></p>
    ${formTokenField(session)}<button class="button line">Sign out</button>
  </form>`;
}

const link = (address: string) =>
  html`<p><a href="${address}" target="_blank" rel="noreferrer">${address}<span class="hidden"> (opens in a new tab)</span></a></p>`;

function flashMessage({ session, siteOrigins }: View): Html | undefined {
  if (!session?.flash) return undefined;
  const { isGood, message, preview } = session.flash;
  const links = preview && siteOrigins.map((origin) => link(origin + preview));
  return notice(isGood ? 'ok' : 'bad', html`<p>${message}</p>${links}`, 'status');
}

/** Renders a complete document. */
export function renderFrame(view: View, title: string, content: HtmlContent): string {
  return operatorPage({
    title,
    name: `${view.brand} operations`,
    home: '/-/',
    icon: '/favicon.svg',
    styles: view.styles,
    aside: userMenu(view) || (view.signIn === 'possible' && html`<a class="button line" href="#sign-in">Sign in</a>`),
    content: [flashMessage(view), content],
  });
}
