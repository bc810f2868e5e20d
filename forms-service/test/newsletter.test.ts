import { newsletterAccepted } from '@site/contracts/forms/newsletter/copy';
import { describe, expect, test } from 'vitest';
import { createLinks } from '../src/delivery/links.ts';
import { DAY_MS } from '../src/durations.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startDelivering, team } from './delivering.ts';
import { headerOf, linksOf, startMailServer } from './mail-server.ts';
import { SECRET } from './service.ts';
import { filledIn } from './visitor.ts';

const { email } = filledIn.newsletter;

/** Starts the service with a mail server; returns the mails of subscriber and team. */
async function open(doubleOptIn: boolean) {
  const { mails, url } = await startMailServer();
  const service = await startDelivering({ smtpUrl: url, doubleOptIn });
  const mailsTo = (address: string | undefined) => mails.filter(({ recipients }) => recipients.includes(address ?? ''));
  const states = async () => (await storedLeads(service.store, 'newsletter')).map(({ state }) => state);
  /** Returns the one link of a kind in the subscriber's last mail. */
  const link = (kind: 'confirm' | 'unsubscribe') =>
    service.here(linksOf(mailsTo(email).at(-1)).find((address) => address.includes(kind)) ?? '');
  return { ...service, subscriber: () => mailsTo(email), team: () => mailsTo(team[0]), states, link };
}

const post = (address: string, body = '') =>
  fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

/** Submits the one form of a page. */
async function press(page: Response): Promise<Response> {
  const html = await page.text();
  const forms = [...html.matchAll(/<form method="post" action="([^"]+)"><button>[^<]+<\/button><\/form>/g)];
  expect(forms).toHaveLength(1);
  return post(new URL(forms[0]?.[1] ?? '', page.url).href);
}

describe('an unconfirmed subscriber', () => {
  test('is told to open the link in the mail, as are members, to not reveal who is one', async () => {
    const { visitor, round, link, states } = await open(true);
    const told = async (changes = {}) => (await visitor.send('newsletter', changes)).json();
    const answer = {
      success: true,
      message: 'Check your inbox: your subscription starts when you open the link in our email.',
    };
    expect(await told()).toEqual(answer);
    await round();
    await press(await fetch(link('confirm')));
    expect(await states()).toEqual(['stored']);
    expect([await told(), await told({ captcha: 'bypass' })]).toEqual([answer, answer]);
  });

  test('becomes a member by the button of the page, and the team gets a mail', async () => {
    const { visitor, round, subscriber, team: told, states, link } = await open(true);
    await visitor.send('newsletter');
    await round();
    expect([await states(), subscriber().length, told().length]).toEqual([['unconfirmed'], 1, 0]);
    expect(subscriber()[0]?.subject).toBe('Please confirm your subscription to the Lumenary newsletter');

    const page = await fetch(link('confirm'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await states()).toEqual(['unconfirmed']);
    const answer = await press(page);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are subscribed')]);
    expect(await states()).toEqual(['stored']);
    await round();
    expect([subscriber().length, told().length]).toEqual([1, 1]);
  });

  test('may press the button twice', async () => {
    const { visitor, round, team: told, link } = await open(true);
    await visitor.send('newsletter');
    await round();
    for (let time = 0; time < 2; time++) expect((await press(await fetch(link('confirm')))).status).toBe(200);
    await round();
    expect(told()).toHaveLength(1);
  });

  test('is not confirmed by a scanner that opens every link', async () => {
    const { visitor, round, states, subscriber, here } = await open(true);
    await visitor.send('newsletter');
    await round();
    const addresses = linksOf(subscriber()[0]);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      for (const method of ['GET', 'HEAD']) expect((await fetch(here(address), { method })).status).toBe(200);
    }
    expect(await states()).toEqual(['unconfirmed']);
  });

  test('gets another link after the first has expired', async () => {
    const { visitor, round, subscriber, pass, link, states } = await open(true);
    await visitor.send('newsletter');
    await round();
    pass(8 * DAY_MS);
    const late = await fetch(link('confirm'));
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('has expired')]);
    expect((await post(link('confirm'))).status).toBe(410);
    expect(await states()).toEqual(['unconfirmed']);

    await visitor.send('newsletter');
    await round();
    expect(subscriber()).toHaveLength(2);
    expect(new Set(subscriber().map(({ messageId }) => messageId)).size).toBe(2);
    await press(await fetch(link('confirm')));
    expect(await states()).toEqual(['stored']);
  });

  test('can unsubscribe without a mail to the team, and gets no other request', async () => {
    const { visitor, round, subscriber, team: told, states, link } = await open(true);
    await visitor.send('newsletter');
    await round();
    await press(await fetch(link('unsubscribe')));
    await visitor.send('newsletter');
    await round();
    expect([await states(), subscriber().length, told().length]).toEqual([['unsubscribed'], 1, 0]);
    for (const method of ['GET', 'POST']) {
      const late = await fetch(link('confirm'), { method });
      expect([late.status, await late.text()]).toEqual([410, expect.stringContaining('You have since unsubscribed')]);
    }
    expect(await states()).toEqual(['unsubscribed']);
  });
});

describe('a member who has unsubscribed', () => {
  test.each([
    ['with', {}, 'unconfirmed'],
    ['without', { captcha: 'bypass' }, 'quarantined'],
  ])('is asked to confirm when they subscribe again %s a captcha, once', async (_how, changes, state) => {
    const { visitor, round, subscriber, states, link } = await open(true);
    await visitor.send('newsletter');
    await round();
    await press(await fetch(link('confirm')));
    await press(await fetch(link('unsubscribe')));
    for (let time = 0; time < 2; time++) await visitor.send('newsletter', changes);
    await round();
    expect([await states(), subscriber().length]).toEqual([[state], 2]);
    await press(await fetch(link('confirm')));
    expect(await states()).toEqual(['stored']);
  });

  test('gets at most three requests a day', async () => {
    const { visitor, round, subscriber, link } = await open(true);
    for (let time = 0; time < 5; time++) {
      await visitor.send('newsletter');
      await round();
      await press(await fetch(link('confirm')));
      await press(await fetch(link('unsubscribe')));
    }
    expect(subscriber()).toHaveLength(3);
  });
});

describe('a suspicious subscription', () => {
  test.each([
    ['the captcha could not be loaded', { captcha: 'bypass' }],
    ['the invisible field is filled in', { website: 'https://spam.example' }],
  ])('sends only a confirmation request when %s', async (_why, extra) => {
    const { visitor, round, subscriber, team: told, states, link } = await open(false);
    await visitor.send('newsletter', extra);
    await round();
    expect([await states(), subscriber().length, told().length]).toEqual([['quarantined'], 1, 0]);
    await press(await fetch(link('confirm')));
    await round();
    expect([await states(), subscriber().length, told().length]).toEqual([['stored'], 1, 1]);
  });
});

describe('a member', () => {
  test('is thanked on the page without double opt-in', async () => {
    const { visitor } = await open(false);
    for (let time = 0; time < 2; time++)
      expect(await (await visitor.send('newsletter')).json()).toEqual({ success: true, message: newsletterAccepted });
  });

  test('gets a welcome mail, and unsubscribes with the one-click POST of mail programs', async () => {
    const { visitor, round, subscriber, team: told, states, here } = await open(false);
    await visitor.send('newsletter');
    await round();
    const [mail] = subscriber();
    expect(mail?.subject).toBe('You are subscribed to the Lumenary newsletter');
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = headerOf(mail, 'list-unsubscribe')?.match(/^<(https:\S+)>$/)?.[1] ?? '';

    expect((await fetch(here(address))).status).toBe(200);
    expect(await states()).toEqual(['stored']);
    for (let time = 0; time < 2; time++) {
      const answer = await post(here(address), 'List-Unsubscribe=One-Click');
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('You are unsubscribed')]);
    }
    expect(await states()).toEqual(['unsubscribed']);
    await round();
    expect(told().map(({ subject }) => subject)).toEqual([
      'Lumenary: New newsletter subscriber',
      'Lumenary: Newsletter subscription ended',
    ]);
    expect(told()[1]?.text).toContain(email);
  });

  test('finds an unsubscribe link in the text of the mail', async () => {
    const { visitor, round, states, link } = await open(false);
    await visitor.send('newsletter');
    await round();
    await press(await fetch(link('unsubscribe')));
    expect(await states()).toEqual(['unsubscribed']);
  });

  test('may subscribe again', async () => {
    const { visitor, round, states, link } = await open(false);
    await visitor.send('newsletter');
    await round();
    await post(link('unsubscribe'));
    expect(await (await visitor.send('newsletter')).json()).toMatchObject({ success: true });
    expect(await states()).toEqual(['stored']);
  });
});

describe('a link', () => {
  test('in a mail of an earlier version is still valid', () => {
    const token =
      'eyJwdXJwb3NlIjoidW5zdWJzY3JpYmUiLCJsZWFkIjoiMDE5YWE1ZjItM2I0Yy03MDAwLTgwMDAtMDEyMzQ1Njc4OWFiIiwidW50aWwiOjE4NTgzMjcyMDAwMDB9.fElPgj1VjTNheW6jlZBopZ9cFkM1KoUKkojRzijQqi8';
    const checkAt = (day: string) => createLinks(SECRET, () => new Date(day)).check('unsubscribe', token);
    expect(checkAt('2028-11-20')).toEqual({ verdict: 'valid', lead: '019aa5f2-3b4c-7000-8000-0123456789ab' });
    expect(checkAt('2028-11-22')).toEqual({ verdict: 'expired' });
  });

  test.each([
    ['is cut off', (link: string) => link.slice(0, -5)],
    ['is changed', (link: string) => link.replace('token=', 'token=e')],
    ['has no token', (link: string) => link.split('?')[0] ?? ''],
    ['has two tokens', (link: string) => `${link}&token=x`],
    ['is for something else', (link: string) => link.replace('confirm', 'unsubscribe')],
  ])('changes nothing when it %s', async (_how, change) => {
    const { visitor, round, states, link } = await open(true);
    await visitor.send('newsletter');
    await round();
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(change(link('confirm')), { method });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('link is incomplete')]);
    }
    expect(await states()).toEqual(['unconfirmed']);
  });

  test.each(['confirm', 'unsubscribe'] as const)(
    'to %s a removed subscription points to the newest email',
    async (purpose) => {
      const { address, links } = await startDelivering();
      const token = links.token(purpose, '01937a3c-0000-7000-8000-000000000000');
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${address}/api/newsletter/${purpose}?token=${token}`, { method });
        const text = await answer.text();
        expect([answer.status, text]).toEqual([410, expect.stringContaining('belongs to an earlier subscription')]);
        expect(text).toContain('use the links in the newest email');
      }
    },
  );

  test('opens a page that loads nothing, runs nothing and sends no referrer', async () => {
    const { address } = await startDelivering();
    const { headers } = await fetch(`${address}/api/newsletter/confirm`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
