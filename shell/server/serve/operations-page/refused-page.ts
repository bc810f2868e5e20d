import { type Html, html } from './html.ts';
import { renderSignIn } from './sign-in.ts';
import type { View } from './view.ts';

/** Why a page cannot be seen, or a form was not taken. */
export const renderRefused = (view: View, message: string): Html => html`
  <div class="title"><h1>Operations</h1></div>
  <div class="said bad" role="alert"><p>${message}</p><p><a href="/-/">Open the first page</a></p></div>
  ${renderSignIn({ ...view, path: '/-/' })}`;
