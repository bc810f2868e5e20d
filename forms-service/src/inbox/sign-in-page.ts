import { type Html, html, notice } from '@site/process';

/** Why nobody can sign in from here. */
export type Obstacle = 'no-users' | 'not-private' | 'proxy-only';

const explanations: Record<Obstacle, Html> = {
  'no-users': html`<p>Nobody can sign in yet: name people in <code>INBOX_USERS</code>. <code>npm run leads -- inbox-user NAME</code> asks for a password and prints what to write there.</p>`,
  'not-private': html`<p>Nobody can sign in over this connection, which others may read. Open the inbox by HTTPS, or through a tunnel that ends on your machine.</p>`,
  'proxy-only': html`<p>You come in through your company’s sign-in page only. Open the inbox at the address that you were given.</p>`,
};

const form = (to: string) => html`<form method="post" action="/inbox/session" class="sign-in">
  <input type="hidden" name="to" value="${to}">
  <div class="field"><label for="name">Name</label>
    <input id="name" name="name" class="input" required autocomplete="username" spellcheck="false" autocapitalize="none"></div>
  <div class="field"><label for="password">Password</label>
    <input id="password" name="password" type="password" class="input" required autocomplete="current-password"></div>
  <button class="button accent">Sign in</button>
</form>`;

/** @param problem what was wrong with the last attempt @param to where to go then */
export const renderSignIn = (obstacle: Obstacle | undefined, to: string, problem?: string): Html =>
  html`<section class="narrow"><h1>Sign in</h1>
  ${problem && notice('bad', html`<p>${problem}</p>`, 'alert')}
  ${obstacle ? explanations[obstacle] : form(to)}
</section>`;

/** For who has followed a link of another site: their browser has kept the cookie back. */
export const renderGoOn = (to: string): Html =>
  html`<section class="narrow"><h1>Go on to the inbox</h1><p><a class="button accent" href="${to}">Open the inbox</a></p></section>`;
