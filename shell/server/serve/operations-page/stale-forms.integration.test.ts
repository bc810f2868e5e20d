import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOperationsClient, noticeIn } from '../../testing/operations-client.ts';
import { TestShell } from '../../testing/test-shell.ts';

const ADA = 'token-of-ada-with-enough-letters';
const BO = 'token-of-bo-with-enough-letters';
const SALES = '/-/remotes/sales';

let shell: TestShell;
let ada: Operator;
let bo: Operator;

type Operator = Awaited<ReturnType<ReturnType<typeof createOperationsClient>['signInElsewhere']>>;

async function publish(version: string) {
  shell.sales.publish({ name: 'sales', version, pages: [{ path: '/' }, { path: '/prices' }] });
  await shell.refresh();
}

const live = async () => {
  const { version, pinned } = (await shell.status()).releases.sales ?? {};
  return `${version}${pinned ? ' pinned' : ''}`;
};

const changed = (now: string) => [
  'bad',
  `sales has changed since this page was loaded, so this request changed nothing: ${now}.`,
];

beforeEach(async () => {
  shell = new TestShell();
  const file = path.join(shell.dataDir, 'tokens.json');
  const tokens = [
    { name: 'ada', token: ADA, remotes: ['*'] },
    { name: 'bo', token: BO, remotes: ['*'] },
  ];
  writeFileSync(file, JSON.stringify({ tokens }));
  shell.sales.publish({ name: 'sales', version: '1.0.0', pages: [{ path: '/' }, { path: '/prices' }] });
  shell.help.publish({ name: 'help', pages: [{ path: '/help' }] });
  await shell.start({ TEAM_TOKENS_FILE: file });
  await publish('2.0.0');
  await publish('3.0.0');
  const { signInElsewhere } = createOperationsClient(shell);
  ada = await signInElsewhere(ADA);
  bo = await signInElsewhere(BO);
});

afterEach(() => shell.dispose());

describe('"End share" on a page loaded earlier', () => {
  const share = (version: string) => bo.submit('sales/do/share', { version, percent: '25' });

  test('does not roll back when a publication has ended the share', async () => {
    await share('2.0.0');
    const page = await ada.page();
    await publish('4.0.0');
    expect(noticeIn(await ada.press(page, 'sales', 'End share'))).toEqual(changed('4.0.0 is live now'));
    expect(await live()).toBe('4.0.0');
  });

  test('does not roll back when another operator has ended the share', async () => {
    await share('2.0.0');
    const page = await ada.page(SALES);
    await bo.press(page, 'sales', 'End share', { formToken: bo.formToken });
    expect(noticeIn(await ada.press(page, 'sales', 'End share'))).toEqual(changed('no release is shared now'));
    expect(await live()).toBe('3.0.0');
  });

  test('does not end the share of another release', async () => {
    await share('2.0.0');
    const page = await ada.page();
    await bo.submit('sales/do/rollback');
    await share('1.0.0');
    expect(noticeIn(await ada.press(page, 'sales', 'End share'))).toEqual(changed('25 % of visitors get 1.0.0 now'));
    expect((await shell.status()).share).toMatchObject({ version: '1.0.0' });
  });

  test('ends the share that another operator has extended to more visitors', async () => {
    await share('2.0.0');
    const page = await ada.page();
    await bo.submit('sales/do/share', { version: '2.0.0', percent: '50' });
    expect(noticeIn(await ada.press(page, 'sales', 'End share'))?.[0]).toBe('ok');
    expect((await shell.status()).share).toBeNull();
  });
});

describe('"Roll back" on a page loaded earlier', () => {
  test('names the release that will be live, and is absent without one', async () => {
    const page = await ada.page();
    expect(page).toContain('>Roll back to 2.0.0<span');
    expect(await ada.page(SALES)).toContain('>Roll back to 2.0.0<span');
    expect(page).not.toContain('formaction="/-/remotes/help/do/rollback"');
  });

  test('keeps the correction that the team has published meanwhile', async () => {
    const page = await ada.page();
    await publish('4.0.0');
    expect(noticeIn(await ada.press(page, 'sales', 'Roll back to 2.0.0'))).toEqual(changed('4.0.0 is live now'));
    expect(await live()).toBe('4.0.0');
  });

  test('goes back one release when two operators press it, or one presses it twice', async () => {
    const page = await ada.page();
    const pressed = () => ada.press(page, 'sales', 'Roll back to 2.0.0');
    await Promise.all([bo.press(await bo.page(), 'sales', 'Roll back to 2.0.0'), pressed(), pressed()]);
    expect(await live()).toBe('2.0.0 pinned');
    expect(noticeIn(await pressed())).toEqual(['ok', 'sales 2.0.0 is live, and stays until sales is unpinned.']);
    expect(await live()).toBe('2.0.0 pinned');
  });

  test('does not end a share that its page did not show', async () => {
    const page = await ada.page();
    await bo.submit('sales/do/share', { version: '1.0.0', percent: '25' });
    expect(noticeIn(await ada.press(page, 'sales', 'Roll back to 2.0.0'))).toEqual(
      changed('25 % of visitors get 1.0.0 now'),
    );
    expect(await live()).toBe('3.0.0');
  });
});

describe('A button on a page loaded earlier', () => {
  test.each(['Pin', 'Roll back to this', 'Promote', 'Share'])(
    '"%s" changes nothing after a publication',
    async (label) => {
      const page = await ada.page(SALES);
      await publish('4.0.0');
      expect(noticeIn(await ada.press(page, 'sales', label, { percent: '10' }))).toEqual(changed('4.0.0 is live now'));
      expect(await live()).toBe('4.0.0');
      expect((await shell.status()).share).toBeNull();
    },
  );

  test('"Pin" and "Promote" succeed when pressed twice', async () => {
    const page = await ada.page(SALES);
    for (const label of ['Pin', 'Pin']) expect(noticeIn(await ada.press(page, 'sales', label))?.[0]).toBe('ok');
    expect(await live()).toBe('3.0.0 pinned');
    const pinned = await ada.page(SALES);
    for (const label of ['Promote', 'Promote'])
      expect(noticeIn(await ada.press(pinned, 'sales', label))?.[0]).toBe('ok');
    expect(await live()).toBe('2.0.0');
  });

  test('"Share", and "Promote" of the shared release, succeed when pressed twice', async () => {
    const page = await ada.page(SALES);
    for (const percent of ['10', '10'])
      expect(noticeIn(await ada.press(page, 'sales', 'Share', { percent }))?.[0]).toBe('ok');
    const sharing = await ada.page(SALES);
    for (const label of ['Promote', 'Promote'])
      expect(noticeIn(await ada.press(sharing, 'sales', label))?.[0]).toBe('ok');
    expect([await live(), (await shell.status()).share]).toEqual(['2.0.0', null]);
  });

  test.each(['Unpin', 'Promote'])('"%s" does not lift a pin that its page did not show', async (label) => {
    await bo.submit('sales/do/pin', { version: '3.0.0' });
    const page = await ada.page(SALES);
    await bo.submit('sales/do/unpin');
    await bo.submit('sales/do/pin', { version: '3.0.0', note: '4.0.0 has wrong prices' });
    expect(noticeIn(await ada.press(page, 'sales', label))).toEqual(changed('bo has pinned it to 3.0.0'));
    expect(await live()).toBe('3.0.0 pinned');
  });

  test('"Resume" does not lift a pause that its page did not show', async () => {
    await bo.submit('sales/do/pause');
    const page = await ada.page();
    await bo.submit('sales/do/resume');
    await bo.submit('sales/do/pause', { note: 'frozen for the fair' });
    expect(noticeIn(await ada.press(page, 'sales', 'Resume'))).toEqual(changed('bo has paused it'));
    expect((await shell.status()).releases.sales).toMatchObject({ paused: true });
  });

  test.each(['Pause', 'Preview'])('"%s" does what it says whatever is live by now', async (label) => {
    const page = await ada.page(SALES);
    await publish('4.0.0');
    expect(noticeIn(await ada.press(page, 'sales', label))?.[0]).toBe('ok');
    expect(await live()).toBe('4.0.0');
  });

  test('changes nothing if an earlier version of the page does not say what it showed', async () => {
    expect(noticeIn(await ada.submit('sales/do/rollback', { seen: '' }))).toEqual(changed('3.0.0 is live now'));
    expect(await live()).toBe('3.0.0');
  });
});
