import { type Html, html, notice } from '@site/process';
import { renderSignIn } from './sign-in.ts';
import type { View } from './view.ts';

const titled = (view: View, content: Html) => html`
  <div class="title"><h1>Operations</h1></div>
  ${content}
  ${renderSignIn(view)}`;

/** Why a form was not taken, or there is no such page. */
export const renderRefused = (view: View, message: string): Html =>
  titled(
    { ...view, path: '/-/' },
    notice('bad', html`<p>${message}</p><p><a href="/-/">Open the first page</a></p>`, 'alert'),
  );

/** For who may not see the page, or not yet. */
export const renderDenied = (view: View, isFromElsewhere: boolean): Html =>
  titled(
    view,
    notice(
      'info',
      isFromElsewhere
        ? html`<p>You have come from another site.</p><p><a href="${view.path}">Go on</a></p>`
        : html`<p>What is live is shown to those who are signed in.</p>`,
      'alert',
    ),
  );
