import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leadsWith, startConfigured } from '../configured.ts';
import { refusal, startMailServer } from '../mail-server.ts';
import { temporaryFolder } from '../service.ts';
import { visitorAt } from '../visitor.ts';
import { leadsIn, type NewPlace, rowsIn } from './command-line.ts';

/** A mail server that refuses the mailbox until told otherwise. */
async function startForgetfulServer() {
  let knowsMailbox = false;
  const { mails, url } = await startMailServer({
    onRcptTo: (_address, _session, callback) =>
      callback(knowsMailbox ? null : refusal(550, '5.1.1 There is no such mailbox.')),
  });
  return {
    mails,
    url,
    learn() {
      knowsMailbox = true;
    },
  };
}

const [ada, left, cy] = ['ada@lumenary.example', 'left@lumenary.example', 'cy@lumenary.example'] as const;

/** A mail server that refuses one mailbox. */
const startServerWithout = (mailbox: string) =>
  startMailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === mailbox ? refusal(550, '5.1.1 There is no such mailbox.') : null),
  });

/** Contract of `leads retry`. */
export function describeDeliveringAgain(newPlace: NewPlace): void {
  test('finds undelivered messages and retries them while the service runs', async () => {
    const { mails, url, learn } = await startForgetfulServer();
    const place = { ...(await newPlace()), SMTP_URL: url };
    const { address } = await startConfigured(place);
    for (const form of ['contact', 'pricing-expert', 'contact'] as const) await visitorAt(address).send(form);
    const dead = () => rowsIn(place, '--deliveries', 'dead');
    await expect.poll(dead).toHaveLength(3);
    const [newest, { id: quoted = '' } = {}, oldest] = await dead();
    expect(await leadsIn(place, 'show', quoted)).toContain('team-mail: dead, 1 attempt, last SMTP_550');

    learn();
    const retry = async (...options: string[]) => JSON.parse(await leadsIn(place, 'retry', '--json', ...options));
    expect(await retry('--form', 'signup')).toEqual({ leads: 0, deliveries: 0 });
    expect(await retry('--all', '--channel', 'webhook')).toEqual({ leads: 0, deliveries: 0 });
    expect(await retry('--all', '--state', 'quarantined')).toEqual({ leads: 0, deliveries: 0 });
    expect(await leadsIn(place, 'retry', quoted.toUpperCase())).toBe('Due now: 1 delivery of 1 lead.\n');
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(quoted);
    expect(await retry('--all')).toEqual({ leads: 2, deliveries: 2 });
    await expect.poll(() => mails).toHaveLength(3);
    for (const lead of [newest, oldest]) expect(mails.some(({ text }) => text?.includes(lead?.id ?? '?'))).toBe(true);
    await expect.poll(() => rowsIn(place, '--deliveries', 'delivered')).toHaveLength(3);
    expect(await dead()).toEqual([]);
  });

  test('resolves the dead mails of a removed colleague; the others got each lead once', async () => {
    const { mails, url } = await startServerWithout(left);
    const place = { ...(await newPlace()), SMTP_URL: url };
    const before = await startConfigured({ ...place, MAIL_TO: `${ada},${left},${cy}` });
    await visitorAt(before.address).send('contact');
    await expect.poll(() => rowsIn(place, '--deliveries', 'dead')).toHaveLength(1);
    const log = before.lines.join('');
    expect(log).toContain('"unreached":[{"position":2,"state":"rejected","code":"SMTP_550"}]');
    expect(log).not.toContain(left);
    const [{ id = '' } = {}] = await rowsIn(place);
    const shown = (await leadsIn(place, 'show', id)).split('\n').map((line) => line.trim());
    expect(shown).toEqual(
      expect.arrayContaining([`${ada}: accepted`, `${left}: rejected, SMTP_550`, `${cy}: accepted`]),
    );
    await before.stop();

    await startConfigured({ ...place, MAIL_TO: `${ada},${cy}` });
    expect(await leadsIn(place, 'retry', '--all')).toBe('Due now: 1 delivery of 1 lead.\n');
    await expect.poll(() => rowsIn(place, '--deliveries', 'delivered')).toHaveLength(1);
    expect(mails.map(({ recipients }) => recipients)).toEqual([[ada, cy]]);
  });

  test('restores recipient states with a backup', async () => {
    const { mails, url } = await startServerWithout(left);
    const place = { ...(await newPlace()), SMTP_URL: url };
    const { address } = await startConfigured({ ...place, MAIL_TO: `${ada},${left}` });
    await visitorAt(address).send('contact');
    await expect.poll(() => rowsIn(place, '--deliveries', 'dead')).toHaveLength(1);
    const file = path.join(await temporaryFolder(), 'leads.backup');
    await leadsIn(place, 'backup', file);
    const elsewhere = { ...(await newPlace()), SMTP_URL: url };
    await leadsIn(elsewhere, 'restore', file, '--yes');
    await startConfigured({ ...elsewhere, MAIL_TO: `${ada},${cy}` });
    await leadsIn(elsewhere, 'retry', '--all');
    await expect.poll(() => mails.map(({ recipients }) => recipients)).toEqual([[ada], [cy]]);
  });

  test('sends a delivered mail again on explicit request, under the same id', async () => {
    const { mails, url } = await startMailServer();
    const place = { ...(await newPlace()), SMTP_URL: url };
    const { address } = await startConfigured(place);
    await visitorAt(address).send('contact');
    await expect.poll(() => rowsIn(place, '--deliveries', 'delivered')).toHaveLength(1);
    const again = ['retry', '--form', 'contact', '--deliveries', 'delivered'];
    const asked = await leadsWith(place, ...again);
    expect([asked.code, asked.stdout]).toEqual([1, '']);
    expect(asked.stderr).toContain('--yes');
    await leadsIn(place, ...again, '--yes');
    await expect.poll(() => mails).toHaveLength(2);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
  });

  test('must choose what to retry', async () => {
    const place = await newPlace();
    const { address } = await startConfigured(place);
    await visitorAt(address).send('contact');
    const [{ id = '' } = {}] = await rowsIn(place);
    for (const options of [[], [randomUUID()], [id, '--all'], ['--deliveries', 'waiting'], ['--channel', 'pigeon']]) {
      const { code, stdout, stderr } = await leadsWith(place, 'retry', ...options);
      expect([options, code, stdout]).toEqual([options, 1, '']);
      expect(stderr).toMatch(/\.\n$/);
    }
  });
}
