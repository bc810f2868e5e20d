import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOperationsClient, hiddenFieldsOf, noticeIn } from '../../testing/operations-client.ts';
import { TestShell } from '../../testing/test-shell.ts';

const TOKEN = 'operator-token-with-enough-letters';
const SALES = '/-/remotes/sales';
const NOTE = 'prices "from 1 €" & more';

const shell = new TestShell();
const { open, send, signIn, signInElsewhere } = createOperationsClient(shell);

const noteIn = (html: string, remote = 'sales') =>
  new RegExp(`<input id="note-${remote}"[^>]* value="([^"]*)"`).exec(html)?.[1];
const KEPT = 'prices &quot;from 1 €&quot; &amp; more';

beforeAll(async () => {
  const file = path.join(shell.dataDir, 'tokens.json');
  writeFileSync(file, JSON.stringify({ tokens: [{ name: 'operator', token: TOKEN, remotes: ['*'] }] }));
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start({ TEAM_TOKENS_FILE: file });
});

afterAll(() => shell.dispose());

describe('When an action is refused, the page that follows', () => {
  test('shows the note in its field, once, for that remote only', async () => {
    const { submit, page } = await signInElsewhere(TOKEN);
    const refused = await submit('sales/do/unpin', { note: NOTE, from: 'overview' });
    expect(noticeIn(refused)).toEqual(['bad', 'sales is not pinned.']);
    expect(noteIn(refused)).toBe(KEPT);
    expect(noteIn(refused, 'help')).toBe('');
    expect(refused.match(/<details class="steer" open>/g)).toHaveLength(1);
    expect(noteIn(await page())).toBe('');
    expect(noteIn(await submit('sales/do/unpin', { note: NOTE }))).toBe(KEPT);
  });

  test('shows no note when the action succeeded', async () => {
    const { submit } = await signInElsewhere(TOKEN);
    const paused = await submit('sales/do/pause', { note: NOTE });
    expect(noticeIn(paused)?.[0]).toBe('ok');
    expect(noteIn(paused)).toBe('');
    await submit('sales/do/resume');
  });
});

describe('When the session has ended, a sent form', () => {
  let html: string;

  const sendExpired = async (from: string) => (await send(`${SALES}/do/pause`, { note: NOTE, from })).text();
  const signInOn = (form: string, token: string) => send('/-/session', { ...hiddenFieldsOf(form), token });

  beforeEach(async () => {
    html = await sendExpired('remote');
  });

  test('asks to sign in, and leads back to its page with the note in the field', async () => {
    expect(noticeIn(html)).toEqual(['bad', 'Nothing was changed. Sign in below, then try again.']);
    const response = await signInOn(html, TOKEN);
    expect(response.headers.get('location')).toBe(SALES);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await open(SALES, { cookie })).text();
    expect(noteIn(page)).toBe(KEPT);
    expect(noticeIn(page)).toEqual(['bad', 'Nothing was changed yet: try again.']);
    expect((await (await shell.get('/-/status')).json()).releases.sales).toMatchObject({ paused: false });
  });

  test('leads back to the overview if it was sent from there', async () => {
    const response = await signInOn(await sendExpired('overview'), TOKEN);
    expect(response.headers.get('location')).toBe('/-/');
  });

  test('leads back to its page with the note even after a mistyped token', async () => {
    const again = await (await signInOn(html, 'a-mistyped-token-of-somebody')).text();
    expect(noticeIn(again)).toEqual(['bad', 'Unknown token.']);
    const response = await signInOn(again, TOKEN);
    expect(response.headers.get('location')).toBe(SALES);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(noteIn(await (await open(SALES, { cookie })).text())).toBe(KEPT);
  });

  test('offers no sign-in if a newer session runs, but shows its note and leads back to its page', async () => {
    const { cookie } = await signIn(TOKEN);
    const fields = { note: NOTE, from: 'remote', formToken: 'of-the-former-session' };
    const refused = await (await send(`${SALES}/do/pause`, fields, { cookie })).text();
    expect(noticeIn(refused)).toEqual([
      'bad',
      'Nothing was changed: this form belongs to an earlier session. Go back to its page and try again.',
    ]);
    expect(refused).toContain(`Your note: ${KEPT}`);
    expect(refused).toContain(`<a href="${SALES}">Back to the page</a>`);
    expect(refused).not.toContain('name="token"');
  });
});
