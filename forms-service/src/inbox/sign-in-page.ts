import { type Html, html, notice } from '@site/process';

/** Reason that sign-in is unavailable. */
export type Obstacle = 'no-users' | 'not-private' | 'proxy-only';

const explanations: Record<Obstacle, Html> = {
  'no-users': html`<p>Sign-in is off because <code>INBOX_USERS</code> is not set. <code>npm run leads -- inbox-user NAME</code> asks for a password and prints the entry to add.</p>`,
  'not-private': html`<p>Sign-in is off because this connection is not encrypted. Open the inbox over HTTPS, or through a tunnel to your machine.</p>`,
  'proxy-only': html`<p>Sign in through your company’s sign-in page: open the inbox at the address you were given.</p>`,
};

/** What follows a sign-in. */
export interface AfterSignIn {
  /** Page to open. */
  to: string;
  /** Note that was not stored because the session had ended. */
  note?: string | undefined;
}

const form = ({ to, note }: AfterSignIn) => html`<form method="post" action="/inbox/session" class="sign-in">
  <input type="hidden" name="to" value="${to}">${note && html`<input type="hidden" name="note" value="${note}">`}
  <div class="field"><label for="name">Name</label>
    <input id="name" name="name" class="input" required autocomplete="username" spellcheck="false" autocapitalize="none"></div>
  <div class="field"><label for="password">Password</label>
    <input id="password" name="password" type="password" class="input" required autocomplete="current-password"></div>
  <button class="button accent">Sign in</button>
</form>`;

/** @param problem with the last attempt */
export const renderSignIn = (obstacle: Obstacle | undefined, after: AfterSignIn, problem?: string): Html =>
  html`<section class="narrow"><h1>Sign in</h1>
  ${problem && notice('bad', html`<p>${problem}</p>`, 'alert')}
  ${obstacle ? explanations[obstacle] : form(after)}
</section>`;

/** Renders the page for people who follow a link on another site: their browser withholds the cookie. */
export const renderContinue = (to: string): Html =>
  html`<section class="narrow"><h1>Continue to the inbox</h1><p><a class="button accent" href="${to}">Open the inbox</a></p></section>`;
