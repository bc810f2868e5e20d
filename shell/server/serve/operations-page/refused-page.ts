import { type Html, html, notice } from '@site/process';
import { renderSignIn } from './sign-in.ts';
import type { View } from './view.ts';

const titled = (view: View, content: Html) => html`
  <div class="title"><h1>Operations</h1></div>
  ${content}
  ${renderSignIn(view)}`;

/** Renders the reason a form was refused or a page does not exist. */
export function renderRefused(view: View, message: string): Html {
  const { address, note, session } = view;
  const back = address === '/-/' ? 'Back to the overview' : 'Back to the page';
  const willKeepNote = note && !session;
  return titled(
    view,
    notice(
      'bad',
      html`<p>${message}</p>${note && html`<p>Your note: ${note.text}</p>`}${!willKeepNote && html`<p><a href="${address}">${back}</a></p>`}`,
      'alert',
    ),
  );
}

/** Renders the page for visitors without access. */
export function renderDenied(view: View, isFromElsewhere: boolean): Html {
  const content = isFromElsewhere
    ? html`<p>You followed a link from another site.</p><p><a href="${view.address}">Continue</a></p>`
    : html`<p>Sign in to see this page.</p>`;
  return titled(view, notice('info', content, 'alert'));
}
