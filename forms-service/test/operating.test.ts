import { rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { failureOf, leads, startConfigured } from './configured.ts';
import { mailsIn } from './mail-files.ts';
import { addressInNetwork, startHoldingMailServer, startMailServer } from './mail-server.ts';
import { fileWith } from './operators/command-line.ts';
import { temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';
import { startReceiver } from './webhook-receiver.ts';

const rowsIn = async (dataDir: string): Promise<Record<string, string>[]> =>
  JSON.parse((await leads(dataDir, 'list', '--json')).stdout);

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

describe('an operator who starts the service', () => {
  test('needs no settings', async () => {
    const { address, dataDir } = await startConfigured();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await visitorAt(address).send('contact')).status).toBe(200);
    const modes = ['captcha-secret', 'leads.sqlite'].map(async (name) => (await stat(path.join(dataDir, name))).mode);
    expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o600, 0o600]);
  });

  test('can run two in parallel, and again later with the same secret', async () => {
    const [one, other] = await Promise.all([startConfigured(), startConfigured()]);
    expect(one.port).not.toBe(other.port);
    const captcha = await visitorAt(one.address).captcha('contact');
    await one.stop();
    const again = await startConfigured({ DATA_DIR: one.dataDir });
    expect((await visitorAt(again.address).send('contact', { captcha })).status).toBe(200);
  });

  test.each([
    [{ FORMS_PORT: 'http' }, 'FORMS_PORT'],
    [{ MONGODB_URI: 'localhost:27017' }, 'MONGODB_URI'],
    [{ SITE_ORIGINS: 'https://a.example,b' }, 'SITE_ORIGINS'],
    [{ CAPTCHA_SECRET: 'short' }, 'CAPTCHA_SECRET'],
    [{ SITE_ORIGINS: 'nonsense' }, 'SITE_ORIGINS'],
    [{ SITE_ORIGIN: 'nonsense' }, 'SITE_ORIGIN'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.com:port' }, 'SMTP_URL'],
    [{ WEBHOOK_URL: 'nonsense' }, 'WEBHOOK_URL'],
    [{ MAIL_TO: 'team@example.com, Sales <sales@example.com>' }, 'MAIL_TO'],
    [{ WEBHOOK_URL: 'https://hooks.example.com' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'https://hooks.example.com', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_URL: 'http://hooks.example.com', WEBHOOK_SECRET }, 'WEBHOOK_URL.*https.*WEBHOOK_ALLOW_PRIVATE'],
    [{ WEBHOOK_URL: 'http://127.0.0.1:9000/', WEBHOOK_SECRET }, 'WEBHOOK_URL.*https.*WEBHOOK_ALLOW_PRIVATE'],
    [{ SITE_CONFIG: '/no/such/file' }, 'SITE_CONFIG'],
    [{ FORMS_HOST: '203.0.113.1' }, 'FORMS_HOST'],
  ])('gets one sentence about what to correct (%#)', async (given, name) => {
    expect(await failureOf(given)).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test('gets a sentence that names another port when the port is in use', async () => {
    const { port } = await startConfigured();
    expect(await failureOf({ FORMS_PORT: String(port) })).toMatch(
      new RegExp(`^Port ${port} is in use: [^\\n]* FORMS_PORT=\\d+\\.$`),
    );
  });

  test('is told when leads cannot be stored in DATA_DIR', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    for (const dataDir of [file, path.join(file, 'below')])
      expect(await failureOf({ DATA_DIR: dataDir })).toMatch(
        /^A file is where the folder \S+ should be \(E\w+\): [^\n]* DATA_DIR\.$/,
      );
  });

  test('is told to stop a program that locks the leads', async () => {
    const folder = await temporaryFolder();
    const other = new DatabaseSync(path.join(folder, 'leads.sqlite'));
    onTestFinished(() => other.close());
    other.exec('BEGIN EXCLUSIVE');
    expect(await failureOf({ DATA_DIR: folder }, openStore)).toMatch(
      /^\S+leads\.sqlite is locked by another program: [^\n]*\.$/,
    );
  });

  test('is told to restore a backup when the lead file is damaged, and that works', async () => {
    const { address, dataDir, stop } = await startConfigured();
    await visitorAt(address).send('contact');
    await stop();
    const backup = path.join(await temporaryFolder(), 'leads.backup');
    expect((await leads(dataDir, 'backup', backup)).code).toBe(0);

    const file = path.join(dataDir, 'leads.sqlite');
    await writeFile(file, 'this is no database, but somebody else’s file\n'.repeat(100));
    const sentence = `${file} is damaged (file is not a database): move it out of the way, then restore a backup with "npm run leads -- restore FILE".`;
    expect(await failureOf({ DATA_DIR: dataDir })).toBe(sentence);
    expect((await leads(dataDir, 'list')).stderr).toBe(`${sentence}\n`);

    await rename(file, `${file}.damaged`);
    expect((await leads(dataDir, 'restore', backup, '--yes')).code).toBe(0);
    expect(await rowsIn(dataDir)).toMatchObject([{ form: 'contact' }]);
  });
});

describe('the deliveries of a service', () => {
  test('become mail files by default, as logged at startup', async () => {
    const { address, dataDir, lines } = await startConfigured();
    await visitorAt(address).send('contact');
    await expect.poll(() => mailsIn(dataDir)).toHaveLength(1);
    expect(lines.join('')).toContain(`"mails":"${path.join(dataDir, 'mail')}"`);
    expect(lines.join('')).toContain('SMTP_URL is not set: mails are written to files');
  });

  test('wait in the store without mail server and persistent folder, and are sent once there is a server', async () => {
    const waiting = await startConfigured({ MAIL_FILES: 'false' });
    const { dataDir, lines } = waiting;
    await visitorAt(waiting.address).send('contact');
    await expect.poll(() => lines.join('')).toMatch(/SMTP_URL_UNSET.*Set SMTP_URL/);
    expect(lines.join('')).toContain('SMTP_URL is not set: mails are held in the store');
    await waiting.stop();
    await expect(stat(path.join(dataDir, 'mail'))).rejects.toThrow('ENOENT');
    expect((await leads(dataDir, 'list', '--deliveries', 'waiting')).stdout).toContain('contact');

    const { mails, url } = await startMailServer();
    await startConfigured({ SMTP_URL: url, MAIL_FILES: 'false', DATA_DIR: dataDir });
    await expect.poll(() => mails.length).toBe(1);
  });

  test('go to the configured mail server and webhook', async () => {
    const { mails, url } = await startMailServer();
    const receiver = await startReceiver();
    const { address, dataDir } = await startConfigured({
      SMTP_URL_FILE: await fileWith(`${url}\n`),
      MAIL_FROM: 'forms@lumenary.example',
      MAIL_TO: 'team@lumenary.example, sales@lumenary.example',
      SITE_BRAND: 'Lumenary',
      WEBHOOK_URL: receiver.url.href,
      WEBHOOK_SECRET: `${WEBHOOK_SECRET},whsec_${Buffer.alloc(24, 2).toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: 'true',
    });
    await visitorAt(address).send('contact');
    await expect.poll(() => [mails.length, receiver.calls.length]).toEqual([1, 1]);
    expect(mails[0]?.recipients).toEqual(['team@lumenary.example', 'sales@lumenary.example']);
    expect(mails[0]?.subject).toBe('Lumenary: New message from the contact form');
    expect(String(receiver.calls[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    await expect(stat(path.join(dataDir, 'mail'))).rejects.toThrow('ENOENT');
  });

  test('wait for a remote mail server without TLS until the operator allows plaintext', async () => {
    const trusting: SMTPServerOptions = {
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    };
    const { mails, url, received } = await startMailServer(trusting, addressInNetwork());
    const smtpUrl = url.replace('//', '//robot:S3cret-7f3a@');
    const cautious = await startConfigured({ SMTP_URL: smtpUrl });
    await visitorAt(cautious.address).send('contact');
    const problems = () =>
      cautious.lines.map((line) => JSON.parse(line)).filter(({ level, msg }) => level >= 40 && msg === 'delivery');
    await expect
      .poll(problems)
      .toMatchObject([{ code: 'SMTP_TLS_UNAVAILABLE', advice: expect.stringContaining('SMTP_ALLOW_PLAINTEXT=true') }]);
    await cautious.stop();
    expect(received()).not.toMatch(/AUTH|MAIL FROM/);
    const { dataDir } = cautious;
    const [{ id = '' } = {}] = await rowsIn(dataDir);
    expect((await leads(dataDir, 'show', id)).stdout).toContain('SMTP_ALLOW_PLAINTEXT=true');

    const told = await startConfigured({ SMTP_URL: smtpUrl, SMTP_ALLOW_PLAINTEXT: 'true', DATA_DIR: dataDir });
    await expect.poll(() => mails.length).toBe(1);
    expect(received()).toContain('AUTH PLAIN');
    expect(told.lines.join('')).toContain('SMTP_ALLOW_PLAINTEXT is set');
    expect([...cautious.lines, ...told.lines].join('')).not.toContain('S3cret-7f3a');
  });

  test('ask subscribers to confirm with double opt-in', async () => {
    const { address, dataDir } = await startConfigured({ NEWSLETTER_DOUBLE_OPT_IN: 'true' });
    await visitorAt(address).send('newsletter');
    await expect.poll(() => mailsIn(dataDir)).toHaveLength(1);
    expect(await rowsIn(dataDir)).toMatchObject([{ form: 'newsletter', state: 'unconfirmed' }]);
  });

  test('arrive once, and are recorded, when they are under way while the service stops', async () => {
    const { url, acknowledgements } = await startHoldingMailServer();
    const before = await startConfigured({ MAIL_FILES: 'false' });
    await visitorAt(before.address).send('contact');
    await before.stop();
    const { address, dataDir, stop } = await startConfigured({ SMTP_URL: url, DATA_DIR: before.dataDir });
    await expect.poll(() => acknowledgements.length).toBe(1);
    const stopped = stop();
    const readiness = () =>
      fetch(address).then(
        ({ status }) => status,
        ({ cause }) => cause.code,
      );
    await expect.poll(readiness).toBe('ECONNREFUSED');
    acknowledgements[0]?.();
    await stopped;
    const { stdout } = await leads(dataDir, 'list', '--json', '--deliveries', 'delivered');
    expect([JSON.parse(stdout).length, acknowledgements.length]).toEqual([1, 1]);
  });
});

describe('the leads command', () => {
  test('prints a table with one lead per line', async () => {
    const { address, dataDir } = await startConfigured();
    await visitorAt(address).send('contact', { firstName: 'Mara Lou' });
    const { stdout } = await leads(dataDir, 'list');
    const [headings, line, ...rest] = stdout.split('\n');
    expect(headings).toMatch(/^When +Form +State +Mark +Email +Name +Company +Id$/);
    expect(line).toMatch(/contact +stored +mara@lantern\.example +Mara Lou Lindqvist +Lantern & Sons +[0-9a-f-]{36}$/);
    expect(rest).toEqual(['']);
  });

  test('creates no store', async () => {
    const dataDir = path.join(await temporaryFolder(), 'mistyped');
    const { code, stdout, stderr } = await leads(dataDir, 'list', '--json');
    expect([code, stdout]).toEqual([0, '[]\n']);
    expect(stderr).toContain('There is no lead store');
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });

  test.each([[['list', '--form', 'users']], [['list', '--limit', '0']], [[]]])(
    'refuses unknown options: %j',
    async (options) => {
      const { code, stdout, stderr } = await leads(await temporaryFolder(), ...options);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).not.toBe('');
    },
  );
});
