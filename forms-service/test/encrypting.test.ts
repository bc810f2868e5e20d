import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../src/durations.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startDelivering } from './delivering.ts';
import { addressInNetwork, startMailServer } from './mail-server.ts';

const PASSWORD = 'S3cret-7f3a';

/** Accepts any password, with or without TLS. */
const trusting: SMTPServerOptions = {
  allowInsecureAuth: true,
  onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
};

/** SMTP_URL for a server, with credentials. */
function urlWith(url: string, query = '') {
  const address = new URL(url);
  Object.assign(address, { username: 'robot', password: PASSWORD, search: query });
  return address.href;
}

const startPlain = (host: string, more: SMTPServerOptions = {}) => startMailServer({ ...trusting, ...more }, host);

const startEncrypted = (options: SMTPServerOptions = {}) =>
  startMailServer({ ...trusting, disabledCommands: [], ...options }, addressInNetwork());

describe('a mail server on another machine that offers no TLS', () => {
  test.each([
    ['in general', {}, ''],
    ['and knows no EHLO', { disabledCommands: ['EHLO', 'STARTTLS'] }, ''],
    ['although SMTP_URL says that none is required', {}, '?requireTLS=false&ignoreTLS=true&opportunisticTLS=true'],
  ])('gets neither credentials nor mail: %s', async (_case, behaviour, query) => {
    const { url, mails, received } = await startPlain(addressInNetwork(), behaviour);
    const { visitor, round, pass, store } = await startDelivering({ smtpUrl: urlWith(url, query) });
    await visitor.send('contact');
    await round();
    pass(MINUTE_MS);
    await round();
    expect(received()).toMatch(/^EHLO /);
    expect(received()).not.toMatch(/AUTH|MAIL FROM|RCPT|DATA/i);
    expect(received()).not.toContain(PASSWORD);
    expect(mails).toEqual([]);
    expect(await storedLeads(store)).toMatchObject([
      { deliveries: [{ state: 'waiting', attempts: 2, lastError: 'SMTP_TLS_UNAVAILABLE' }] },
    ]);
  });
});

describe('a mail server that offers STARTTLS', () => {
  test.each([false, true])(
    'gets mails and credentials only encrypted (plaintext allowed: %s)',
    async (allowPlaintext) => {
      const secure: boolean[] = [];
      const { url, mails, received } = await startEncrypted({
        onMailFrom(_address, session, callback) {
          secure.push(session.secure);
          callback();
        },
      });
      const smtpUrl = urlWith(url, '?tls.rejectUnauthorized=false');
      const { visitor, round } = await startDelivering({ smtpUrl, allowPlaintext });
      await visitor.send('contact');
      await round();
      expect([mails.length, secure]).toEqual([1, [true]]);
      expect(received()).toContain('STARTTLS');
      expect(received()).not.toMatch(/AUTH|MAIL FROM/);
    },
  );

  test('gets nothing while its certificate is not trusted', async () => {
    const { url, mails } = await startEncrypted();
    const { visitor, round, store } = await startDelivering({ smtpUrl: urlWith(url) });
    await visitor.send('contact');
    await round();
    expect(mails).toEqual([]);
    expect(await storedLeads(store)).toMatchObject([
      { deliveries: [{ state: 'waiting', lastError: expect.stringContaining('CERT') }] },
    ]);
  });
});

describe('a mail server on this machine', () => {
  test.each(['127.0.0.1', 'localhost'])('needs no TLS as %s', async (name) => {
    const { url, mails } = await startPlain('127.0.0.1');
    const smtpUrl = new URL(urlWith(url));
    smtpUrl.hostname = name;
    const { visitor, round } = await startDelivering({ smtpUrl: smtpUrl.href });
    await visitor.send('contact');
    await round();
    expect(mails).toHaveLength(1);
  });
});
