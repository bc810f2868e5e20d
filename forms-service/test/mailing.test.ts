import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { transportLimits } from '../src/delivery/transport-limits.ts';
import { HOUR_MS, MINUTE_MS } from '../src/durations.ts';
import { newDelivery } from '../src/store/delivery.ts';
import { lead, storedLeads } from '../src/store/testing/store-examples.ts';
import { site, startDelivering, team } from './delivering.ts';
import { headerOf, refusal, startHoldingMailServer, startMailServer } from './mail-server.ts';
import { filledIn } from './visitor.ts';

const CANARY = 'canary7f3a';

describe('the team', () => {
  test.each(['contact', 'pricing-expert', 'signup', 'newsletter'] as const)('gets a mail about %s', async (form) => {
    const { mails, url } = await startMailServer();
    const { visitor, round, store } = await startDelivering({ smtpUrl: url });
    await visitor.send(form);
    await round();
    const mail = mails.find(({ recipients }) => recipients[0] === team[0]);
    expect(mail?.recipients).toEqual(team);
    expect(mail?.replyTo).toEqual([{ name: '', address: filledIn[form].email }]);
    expect(mail?.from).toEqual({ name: site.brand, address: 'forms@lumenary.example' });
    for (const line of Object.values(filledIn[form]).flatMap((words) => words.split('\n'))) {
      expect(mail?.text).toContain(line);
      expect(mail?.html).toContain(line.replace('&', '&amp;'));
    }
    const [lead] = await storedLeads(store);
    expect(mail?.messageId).toBe(`<${lead?.deliveries[0]?.id}@lumenary.example>`);
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
  });

  test('recognizes every line that a visitor wrote, also one that imitates the end of the mail', async () => {
    const { mails, url } = await startMailServer();
    const { visitor, round } = await startDelivering({ smtpUrl: url });
    const message = 'Hello.\n\n--\n\nReceived on 2026-11-21 10:00 UTC, lead 1.\u2028Pay at https://pay.example.';
    await visitor.send('contact', { message });
    await round();
    const lines = mails[0]?.text?.split(/\r\n|[\r\n\u2028]/) ?? [];
    expect(lines.filter((line) => line === '--')).toHaveLength(1);
    expect(lines.filter((line) => /^(?:Received|Pay)/.test(line))).toEqual([
      expect.stringContaining('open links with care'),
    ]);
    expect(lines).toEqual(expect.arrayContaining(['> Hello.', '> --', '> Pay at https://pay.example.']));
  });

  test('reads each value in its own writing direction and with its own spaces', async () => {
    const { mails, url } = await startMailServer();
    const { visitor, round } = await startDelivering({ smtpUrl: url });
    await visitor.send('contact', { message: 'السلام عليكم\nرقم    الطلب' });
    await round();
    expect(mails[0]?.html).toMatch(
      /<dd dir="auto" style="[^"]*white-space:pre-wrap">السلام عليكم<br>رقم {4}الطلب<\/dd>/,
    );
  });

  test('is not told about what looks automatic', async () => {
    const { mails, url } = await startMailServer();
    const { visitor, round } = await startDelivering({ smtpUrl: url });
    for (const form of ['contact', 'signup', 'pricing-expert'] as const) await visitor.send(form, { website: 'spam' });
    await round();
    expect(mails).toEqual([]);
  });
});

describe('who expects an answer', () => {
  const acknowledged = { contact: 'We have received your message', 'pricing-expert': 'We have received your request' };
  const arrived = async () => {
    const { mails, url } = await startMailServer();
    const service = await startDelivering({ smtpUrl: url, acknowledges: true });
    return { ...service, mails, toVisitors: () => mails.filter(({ recipients }) => recipients[0] !== team[0]) };
  };

  test.each(['contact', 'pricing-expert'] as const)(
    'through %s gets an acknowledgement with a human Reply-To and no free text',
    async (form) => {
      const { visitor, round, toVisitors } = await arrived();
      const words = form === 'contact' ? ['firstName', 'lastName', 'company', 'message', 'job'] : ['note', 'plan'];
      const texts = Object.fromEntries(words.map((name) => [name, CANARY]));
      await visitor.send(form, { ...texts, ...(form === 'contact' ? { topic: 'demo' } : {}) });
      await round();
      const [mail] = toVisitors();
      expect(mail).toMatchObject({
        recipients: [filledIn[form].email],
        subject: expect.stringContaining(acknowledged[form]),
        replyTo: [{ name: '', address: site.email }],
      });
      expect(mail?.text).toContain(form === 'contact' ? 'Topic: Product demo' : 'Solution: Enterprise');
      expect(JSON.stringify(mail)).not.toContain(CANARY);
    },
  );

  test('gets one a day over all forms and spellings; the team gets every lead', async () => {
    const { visitor, round, mails, toVisitors } = await arrived();
    await visitor.send('contact');
    await visitor.send('contact', { email: 'MARA+again@lantern.example' });
    await visitor.send('pricing-expert');
    await round();
    expect([toVisitors().length, mails.length]).toEqual([1, 4]);
    await visitor.send('contact', { email: 'lou@lantern.example' });
    await round();
    expect(toVisitors()).toHaveLength(2);
  });

  test('is one of ten an hour from one network: more addresses than that are not their senders’ own', async () => {
    const { visitor, round, mails, toVisitors } = await arrived();
    for (let number = 0; number < 12; number++) await visitor.send('contact', { email: `a${number}@lantern.example` });
    await round();
    expect([toVisitors().length, mails.length]).toEqual([10, 22]);
  });
});

test('a list of addresses in an imported lead gets no mail and no answers', async () => {
  const { mails, url } = await startMailServer();
  const { round, store, counted, clock } = await startDelivering({ smtpUrl: url });
  const deliveries = (['team-mail', 'acknowledgement'] as const).map((channel) => newDelivery(channel, clock()));
  await store.save(lead({ fields: { email: 'mara@lantern.example, lou@lantern.example' }, deliveries }));
  await round();
  expect(mails.map(({ recipients, replyTo }) => [recipients, replyTo])).toEqual([[team, undefined]]);
  expect(counted()).toEqual({ 'team-mail delivered': 1, 'acknowledgement dead': 1 });
});

describe('who starts a trial', () => {
  test('is welcomed by a mail without a word that a visitor wrote', async () => {
    const { mails, url } = await startMailServer();
    const { visitor, round } = await startDelivering({ smtpUrl: url });
    await visitor.send('signup', { firstName: CANARY, lastName: CANARY, company: CANARY });
    await round();
    const mail = mails.find(({ recipients }) => recipients.includes(filledIn.signup.email));
    expect(mail?.subject).toBe('Welcome to Lumenary');
    expect(mail?.to).toEqual([{ name: '', address: filledIn.signup.email }]);
    expect(JSON.stringify(mail)).not.toContain(CANARY);
  });

  test('gets no second welcome for a second trial; the team gets a mail', async () => {
    const { mails, url } = await startMailServer();
    const { visitor, round } = await startDelivering({ smtpUrl: url });
    await visitor.send('signup');
    await visitor.send('signup');
    await round();
    const subjects = mails.map(({ subject, recipients }) => `${subject} to ${recipients[0]}`);
    expect(subjects.toSorted()).toEqual([
      `Lumenary: New free trial to ${team[0]}`,
      `Lumenary: Second sign-up for one address to ${team[0]}`,
      `Welcome to Lumenary to ${filledIn.signup.email}`,
    ]);
  });
});

describe('a mail server', () => {
  test('that knows no such recipient is not asked again', async () => {
    const { url } = await startMailServer({
      onRcptTo: ({ address }, _session, callback) =>
        callback(team.includes(address) ? null : refusal(550, '5.1.1 no such mailbox')),
    });
    const { visitor, days, counted, lines, store } = await startDelivering({ smtpUrl: url });
    await visitor.send('signup');
    await days();
    expect(counted()).toEqual({ 'team-mail delivered': 1, 'welcome rejected': 1 });
    const { email: address } = filledIn.signup;
    expect((await storedLeads(store))[0]?.deliveries.find(({ channel }) => channel === 'welcome')).toMatchObject({
      state: 'dead',
      recipients: [{ address, state: 'rejected', code: 'SMTP_550' }],
    });
    expect(lines.map((line) => JSON.parse(line)).find(({ channel }) => channel === 'welcome')).toMatchObject({
      level: 40,
      outcome: 'rejected',
      code: 'SMTP_550',
    });
    expect(lines.join('')).not.toContain('lantern');
  });

  const soon = (code: number, words: string): SMTPServerOptions['onRcptTo'] => {
    let asked = 0;
    return (_address, _session, callback) => callback(asked++ === 0 ? refusal(code, words) : null);
  };

  test.each([
    '5.1.0 <forms@lumenary.example>: Sender address rejected: User unknown in local recipient table',
    '5.1.7 <forms@lumenary.example>: Sender address rejected',
    '5.1.8 <forms@lumenary.example>: Sender address rejected: Domain not found',
  ])('that refuses a recipient because of the sender (%s) is retried', async (words) => {
    const { mails, url } = await startMailServer({ onRcptTo: soon(550, words) });
    const { visitor, round, pass, store } = await startDelivering({ smtpUrl: url, team: ['team@lumenary.example'] });
    await visitor.send('contact');
    await round();
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'waiting', lastError: 'SMTP_550' }] }]);
    pass(HOUR_MS);
    await round();
    expect(mails).toHaveLength(1);
  });

  test('that refuses the sender is retried, since an operator can fix it', async () => {
    let isBlocked = true;
    const { mails, url } = await startMailServer({
      onMailFrom: (_address, _session, callback) =>
        callback(isBlocked ? refusal(550, '5.1.8 Access denied, bad outbound sender') : null),
    });
    const { visitor, round, pass, store } = await startDelivering({ smtpUrl: url });
    await visitor.send('contact');
    await round();
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'waiting', lastError: 'SMTP_550' }] }]);
    isBlocked = false;
    pass(HOUR_MS);
    await round();
    expect(mails.map(({ recipients }) => recipients)).toEqual([team]);
  });

  test.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'])(
    'that reports a nonexistent mailbox (%s) is not retried',
    async (code) => {
      const { url } = await startMailServer({ onRcptTo: soon(550, `${code} no`) });
      const { visitor, days, counted } = await startDelivering({ smtpUrl: url, team: ['team@lumenary.example'] });
      await visitor.send('contact');
      await days();
      expect(counted()).toEqual({ 'team-mail dead': 1 });
    },
  );

  test('that is unreachable is retried for two days, then the delivery is dead until reopened', async () => {
    const { url, stop } = await startMailServer();
    await stop();
    const { visitor, days, store, counted } = await startDelivering({ smtpUrl: url });
    await visitor.send('contact');
    await days();
    expect(await storedLeads(store)).toMatchObject([{ deliveries: [{ state: 'dead', lastError: 'ECONNREFUSED' }] }]);
    expect(counted()['team-mail failed']).toBeGreaterThan(15);
    expect(await store.outbox()).toMatchObject({ waiting: 0, dead: 1 });
    const [dead] = await storedLeads(store);
    expect(await store.reopen({ ids: [dead?.id ?? ''], state: 'dead' }, new Date())).toEqual({
      leads: 1,
      deliveries: 1,
    });
  });
});

describe('a mail server that takes minutes to acknowledge', () => {
  /** Records sockets of this process that connect. */
  function connections(): Socket[] {
    const sockets: Socket[] = [];
    const record = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
    subscribe('net.client.socket', record);
    onTestFinished(() => void unsubscribe('net.client.socket', record));
    return sockets;
  }

  test('gets the mail once', async () => {
    const { url, acknowledgements } = await startHoldingMailServer();
    const { visitor, begin, idle, counted } = await startDelivering({ smtpUrl: url });
    await visitor.send('contact');
    const sockets = connections();
    await begin();
    await expect.poll(() => acknowledgements.length).toBe(1);
    const patience = sockets.find(({ remotePort }) => String(remotePort) === new URL(url).port)?.timeout;
    expect(patience).toBeGreaterThanOrEqual(5 * MINUTE_MS);
    expect(patience).toBeLessThan(transportLimits.mail.attemptMs);
    acknowledgements[0]?.();
    await idle();
    expect(counted()).toEqual({ 'team-mail delivered': 1 });
  });

  test('gets no more mails at a time than it gets connections', async () => {
    const { url, acknowledgements } = await startHoldingMailServer();
    const { visitor, begin, idle, store, counted } = await startDelivering({ smtpUrl: url });
    for (let number = 0; number < 7; number++) await visitor.send('contact');
    await begin();
    await expect.poll(() => acknowledgements.length).toBe(5);
    const attempts = (await storedLeads(store)).map(({ deliveries }) => deliveries[0]?.attempts);
    expect(attempts.toSorted()).toEqual([0, 0, 1, 1, 1, 1, 1]);
    for (const acknowledge of acknowledgements) acknowledge();
    await idle();
    expect(counted()).toEqual({ 'team-mail delivered': 5 });
  });
});

describe('without a mail server', () => {
  test('mails become files readable by this user only', async () => {
    const { visitor, round, mailFolder } = await startDelivering();
    await visitor.send('contact');
    await round();
    const [name = '', ...others] = await readdir(mailFolder);
    expect([name, others]).toEqual([expect.stringMatching(/^2026-11-21T10-00-00-000Z-.+\.eml$/), []]);
    const file = path.join(mailFolder, name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail.to?.map(({ address }) => address)).toEqual(team);
    expect(mail.text).toContain(filledIn.contact.company);
  });
});
