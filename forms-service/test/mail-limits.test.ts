import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '../src/durations.ts';
import { openSqliteStore } from '../src/store/open-store.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startDelivering, team } from './delivering.ts';
import { startMailServer } from './mail-server.ts';

async function startMailing({ doubleOptIn = false } = {}, open?: typeof openSqliteStore) {
  const { mails, url } = await startMailServer();
  const service = await startDelivering({ smtpUrl: url, acknowledges: true, doubleOptIn }, open);
  const isToTeam = ({ recipients }: (typeof mails)[number]) => recipients[0] === team[0];
  return {
    ...service,
    toVisitors: () => mails.filter((mail) => !isToTeam(mail)),
    toTeam: () => mails.filter(isToTeam),
  };
}

test('a form stored at the second attempt is acknowledged', async () => {
  const { visitor, round, file, toVisitors } = await startMailing({}, openSqliteStore);
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect((await visitor.send('contact')).status).toBe(503);
  other.close();
  expect((await visitor.send('contact')).status).toBe(200);
  await round();
  expect(toVisitors()).toHaveLength(1);
});

describe('a mailbox with many addresses', () => {
  const oneOf = (number: number) => ({ email: `mara+${number}@lantern.example` });

  test.each([
    ['gets confirmation requests for', 'newsletter', true],
    ['gets welcome mails for', 'newsletter', false],
    ['gets mails about', 'signup', false],
  ] as const)('%s three subscriptions or trials a day, and all are stored (%s)', async (_is, form, doubleOptIn) => {
    const { visitor, round, store, toVisitors, toTeam } = await startMailing({ doubleOptIn });
    const answers = [];
    for (let number = 0; number < 5; number++) answers.push(await (await visitor.send(form, oneOf(number))).text());
    await round();
    expect(new Set(answers).size).toBe(1);
    expect([toVisitors().length, (await storedLeads(store)).length]).toEqual([3, 5]);
    expect(toTeam()).toHaveLength(doubleOptIn ? 0 : 5);
    await visitor.send(form, { email: 'lou@lantern.example' });
    await round();
    expect(toVisitors()).toHaveLength(4);
  });

  test('is not charged for repeated forms without a mail', async () => {
    const { visitor, round, toVisitors } = await startMailing();
    for (let time = 0; time < 5; time++) await visitor.send('signup', oneOf(0));
    await visitor.send('signup', oneOf(1));
    await round();
    expect(toVisitors().map(({ recipients }) => recipients)).toEqual([[oneOf(0).email], [oneOf(1).email]]);
  });

  test('gets the confirmation link on a later day, after its limit', async () => {
    const { visitor, round, pass, toVisitors } = await startMailing({ doubleOptIn: true });
    for (let number = 0; number < 4; number++) await visitor.send('newsletter', oneOf(number));
    await round();
    expect(toVisitors()).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
    pass(DAY_MS);
    await visitor.send('newsletter', oneOf(3));
    await round();
    expect(toVisitors().at(-1)?.recipients).toEqual([oneOf(3).email]);
  });
});

test('a mailbox at Gmail gets three welcome mails a day, wherever its address has dots', async () => {
  const { visitor, round, store, toVisitors } = await startMailing();
  const sendTo = async (...emails: string[]) => {
    for (const email of emails) await visitor.send('newsletter', { email });
    await round();
    return toVisitors().length;
  };
  const sent = await sendTo(
    'marabell@gmail.com',
    'mara.bell@gmail.com',
    'm.a.r.a.bell@gmail.com',
    'marab.ell@gmail.com',
  );
  expect([sent, (await storedLeads(store)).length]).toEqual([3, 4]);
  expect(await sendTo('Mara.Bell+news@googlemail.com')).toBe(3);
  expect(await sendTo('mara.bell@lantern.example', 'marabell@lantern.example', 'ma.ra.bell@lantern.example')).toBe(6);
  expect(await sendTo('m.arabell@lantern.example')).toBe(7);
});
