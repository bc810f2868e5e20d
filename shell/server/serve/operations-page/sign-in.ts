import { type Html, html, section } from '@site/process';
import type { View } from './view.ts';

const explanations: Record<Exclude<View['signIn'], 'possible'>, Html> = {
  'no tokens': html`<p>Nobody can sign in: the shell has no <code>TEAM_TOKENS_FILE</code>. Until then, <code>npm run site</code> on the shell's machine does all of this.</p>`,
  'not private': html`<p>Nobody can sign in over this connection, which others may read. Open the page by HTTPS, or through a tunnel that ends on your machine: <code>ssh -L 8081:127.0.0.1:8081 …</code>, then <code>http://localhost:8081/-/</code>.</p>`,
};

const form = (path: string) => html`<form method="post" action="/-/session" class="sign-in">
  <input type="hidden" name="to" value="${path}">
  <input name="username" value="operations" autocomplete="username" hidden>
  <div class="field"><label for="token">Token of your team</label>
    <input id="token" name="token" type="password" class="input" required autocomplete="current-password" spellcheck="false" autocapitalize="none"></div>
  <button class="button accent">Sign in</button>
  <p class="muted">It is sent once; the browser keeps something else for two hours.</p>
</form>`;

/** How to act; nothing for who is signed in. */
export function renderSignIn({ session, signIn, path }: View): Html | undefined {
  if (session) return undefined;
  const content = signIn === 'possible' ? form(path) : explanations[signIn];
  return section('sign-in', 'Sign in to steer', content);
}
