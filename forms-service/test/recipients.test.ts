import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../src/durations.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startDelivering } from './delivering.ts';
import { headerOf, refusal, startMailServer } from './mail-server.ts';

const [ada, bo, cy] = ['ada@lumenary.example', 'bo@lumenary.example', 'cy@lumenary.example'] as const;
const team = [ada, bo, cy];

const noMailbox = refusal(550, '5.1.1 no such mailbox');
const greylisted = refusal(450, '4.2.0 greylisted, come back later');

const countOf = (addresses: string[]) => {
  const counts: Record<string, number> = {};
  for (const address of addresses) counts[address] = (counts[address] ?? 0) + 1;
  return counts;
};

/**
 * Starts a mail server that refuses some recipients.
 * @param refusals by address; a test may change them
 */
async function startChoosyServer(refusals: Record<string, Error>) {
  const asked: string[] = [];
  const { mails, url } = await startMailServer({
    onRcptTo({ address }, _session, callback) {
      asked.push(address);
      callback(refusals[address]);
    },
  });
  return {
    url,
    mails,
    refusals,
    /** Number of mails by address. */
    copies: () => countOf(mails.flatMap(({ recipients }) => recipients)),
    /** Number of RCPT commands by address. */
    asked: () => countOf(asked),
  };
}

describe('a colleague without a mailbox', () => {
  test('is tried once and causes no duplicates for others', async () => {
    const server = await startChoosyServer({ [bo]: noMailbox });
    const { visitor, days, counted, store } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await days();
    expect(server.copies()).toEqual({ [ada]: 1, [cy]: 1 });
    expect(server.asked()).toEqual({ [ada]: 1, [bo]: 1, [cy]: 1 });
    expect(counted()).toEqual({ 'team-mail partial': 1 });
    expect(await storedLeads(store)).toMatchObject([
      {
        deliveries: [
          {
            state: 'dead',
            lastError: 'SMTP_550',
            recipients: [
              { address: ada, state: 'accepted' },
              { address: bo, state: 'rejected', code: 'SMTP_550' },
              { address: cy, state: 'accepted' },
            ],
          },
        ],
      },
    ]);
  });

  test('is logged by position in MAIL_TO, never by address', async () => {
    const server = await startChoosyServer({ [bo]: noMailbox });
    const { visitor, round, lines } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await round();
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'delivery')).toMatchObject([
      {
        level: 50,
        outcome: 'partial',
        code: 'SMTP_550',
        unreached: [{ position: 2, state: 'rejected', code: 'SMTP_550' }],
      },
    ]);
    for (const address of team) expect(lines.join('')).not.toContain(address);
  });

  test('gets the lead alone when an operator retries after the mailbox exists', async () => {
    const server = await startChoosyServer({ [bo]: noMailbox });
    const { visitor, days, round, store, clock } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await days();
    delete server.refusals[bo];
    const [kept] = await storedLeads(store);
    await store.reopen({ ids: [kept?.id ?? ''], state: 'dead' }, clock());
    await round();
    expect(server.copies()).toEqual({ [ada]: 1, [bo]: 1, [cy]: 1 });
    expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 0, partial: 0 });
  });

  test('raises no alert after removal from MAIL_TO and a retry', async () => {
    const server = await startChoosyServer({ [bo]: noMailbox });
    const { visitor, days, store, clock, withTeam } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await days();
    expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 0, partial: 1 });
    const [kept] = await storedLeads(store);
    await store.reopen({ ids: [kept?.id ?? ''], state: 'dead' }, clock());
    await withTeam([ada, cy]).round();
    expect(server.copies()).toEqual({ [ada]: 1, [cy]: 1 });
    expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 0, partial: 0 });
  });
});

describe('a colleague whose server defers mails', () => {
  test('gets the lead later, the others once', async () => {
    const server = await startChoosyServer({ [cy]: greylisted });
    const { visitor, round, pass, counted, store } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    for (let attempt = 0; attempt < 3; attempt++) {
      await round();
      pass(MINUTE_MS);
    }
    expect(server.copies()).toEqual({ [ada]: 1, [bo]: 1 });
    delete server.refusals[cy];
    await round();
    expect(server.copies()).toEqual({ [ada]: 1, [bo]: 1, [cy]: 1 });
    expect(server.asked()).toEqual({ [ada]: 1, [bo]: 1, [cy]: 4 });
    expect(counted()).toEqual({ 'team-mail failed': 3, 'team-mail delivered': 1 });
    const [first, second] = server.mails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(headerOf(second, 'to')).toBe(headerOf(first, 'to'));
    const [kept] = await storedLeads(store);
    expect(kept?.deliveries[0]).toMatchObject({ state: 'delivered' });
    expect(kept?.deliveries[0]?.recipients).toBeUndefined();
  });

  test('is tried for two days without duplicates for others', async () => {
    const server = await startChoosyServer({ [cy]: greylisted });
    const { visitor, days, counted } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await days();
    expect(server.copies()).toEqual({ [ada]: 1, [bo]: 1 });
    expect(server.asked()[cy]).toBeGreaterThan(15);
    expect(counted()).toMatchObject({ 'team-mail partial': 1 });
  });

  test('is tried while a colleague without a mailbox is not', async () => {
    const server = await startChoosyServer({ [ada]: noMailbox, [bo]: greylisted, [cy]: noMailbox });
    const { visitor, round, pass, counted } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await round();
    expect(server.copies()).toEqual({});
    delete server.refusals[bo];
    pass(MINUTE_MS);
    await round();
    expect(server.copies()).toEqual({ [bo]: 1 });
    expect(server.asked()).toEqual({ [ada]: 1, [bo]: 2, [cy]: 1 });
    expect(counted()).toEqual({ 'team-mail failed': 1, 'team-mail partial': 1 });
  });

  test('is not tried after removal from MAIL_TO; a new colleague there gets the lead', async () => {
    const server = await startChoosyServer({ [cy]: greylisted });
    const { visitor, round, pass, store, withTeam } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await round();
    pass(MINUTE_MS);
    await withTeam([ada, bo, 'dee@lumenary.example']).round();
    expect(server.copies()).toEqual({ [ada]: 1, [bo]: 1, 'dee@lumenary.example': 1 });
    expect(server.asked()[cy]).toBe(1);
    expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 0, partial: 0 });
  });

  test('causes no duplicates while the mail server is unavailable', async () => {
    const server = await startChoosyServer({ [cy]: greylisted });
    const { visitor, round, pass, store, throughServer } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await round();
    const away = await startMailServer();
    await away.stop();
    pass(MINUTE_MS);
    await throughServer(away.url).round();
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ lastError: 'ECONNREFUSED', attempts: 2 }] }]);
    delete server.refusals[cy];
    pass(MINUTE_MS);
    await round();
    expect(server.copies()).toEqual({ [ada]: 1, [bo]: 1, [cy]: 1 });
  });

  test('leaves a partial delivery when the mail server stays unavailable', async () => {
    const server = await startChoosyServer({ [cy]: greylisted });
    const { visitor, round, pass, store, throughServer } = await startDelivering({ smtpUrl: server.url, team });
    await visitor.send('contact');
    await round();
    const away = await startMailServer();
    await away.stop();
    const courier = throughServer(away.url);
    for (let hour = 0; hour < 60; hour++) {
      pass(HOUR_MS);
      await courier.round();
    }
    expect(courier.counted()).toMatchObject({ 'team-mail partial': 1 });
    expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 0, partial: 1 });
  });
});

test('a mail refused for the whole team is dead', async () => {
  const server = await startChoosyServer({ [ada]: noMailbox, [bo]: noMailbox, [cy]: noMailbox });
  const { visitor, days, counted, store } = await startDelivering({ smtpUrl: server.url, team });
  await visitor.send('contact');
  await days();
  expect(server.asked()).toEqual({ [ada]: 1, [bo]: 1, [cy]: 1 });
  expect(counted()).toEqual({ 'team-mail dead': 1 });
  expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 1, partial: 0 });
});

test('a team of twelve gets one copy each from a server with a limit of five recipients', async () => {
  const many = Array.from({ length: 12 }, (_, number) => `Colleague${number}@Lumenary.example`);
  const { mails, url } = await startMailServer({
    onRcptTo: (_address, { envelope }, callback) =>
      callback(envelope.rcptTo.length < 5 ? null : refusal(452, '4.5.3 too many recipients')),
  });
  const { visitor, round, pass, store } = await startDelivering({ smtpUrl: url, team: many });
  await visitor.send('contact');
  for (let attempt = 0; attempt < 3; attempt++) {
    await round();
    pass(MINUTE_MS);
  }
  expect(mails.map(({ recipients }) => recipients.length)).toEqual([5, 5, 2]);
  expect(Object.values(countOf(mails.flatMap(({ recipients }) => recipients)))).toEqual(Array(12).fill(1));
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await store.outbox()).toMatchObject({ waiting: 0 });
});

test('a delivered mail that is retried goes to the whole team', async () => {
  const server = await startChoosyServer({ [cy]: greylisted });
  const { visitor, round, pass, store, clock } = await startDelivering({ smtpUrl: server.url, team });
  await visitor.send('contact');
  await round();
  delete server.refusals[cy];
  pass(MINUTE_MS);
  await round();
  const [kept] = await storedLeads(store);
  await store.reopen({ ids: [kept?.id ?? ''], state: 'delivered' }, clock());
  await round();
  expect(server.copies()).toEqual({ [ada]: 2, [bo]: 2, [cy]: 2 });
});
