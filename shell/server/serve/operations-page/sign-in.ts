import { type Html, html, section } from '@site/process';
import type { View } from './view.ts';

const explanations: Record<Exclude<View['signIn'], 'possible'>, Html> = {
  'no tokens': html`<p>Sign-in is off because <code>TEAM_TOKENS_FILE</code> is not set. On the shell’s machine, <code>npm run site</code> does everything this page does.</p>`,
  'not private': html`<p>Sign-in is off because this connection is not encrypted. Open the page over HTTPS, or through a tunnel to your machine: <code>ssh -L 8081:127.0.0.1:8081 …</code>, then <code>http://localhost:8081/-/</code>.</p>`,
};

const form = ({ address, note }: View) => html`<form method="post" action="/-/session" class="sign-in">
  <input type="hidden" name="to" value="${address}">${note && html`<input type="hidden" name="remote" value="${note.remote}"><input type="hidden" name="note" value="${note.text}">`}
  <input name="username" value="operations" autocomplete="username" hidden>
  <div class="field"><label for="token">Team token</label>
    <input id="token" name="token" type="password" class="input" required autocomplete="current-password" spellcheck="false" autocapitalize="none"></div>
  <button class="button accent">Sign in</button>
  <p class="muted">Your browser keeps a session for two hours, not the token.</p>
</form>`;

/** Renders the sign-in form or the reason there is none; returns nothing with a session. */
export function renderSignIn(view: View): Html | undefined {
  const { session, signIn } = view;
  if (session) return undefined;
  const content = signIn === 'possible' ? form(view) : explanations[signIn];
  return section('sign-in', 'Sign in', content);
}
