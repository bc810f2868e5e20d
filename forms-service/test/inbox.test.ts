import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { colleagueAt } from './colleague.ts';
import { failureOf, feedLeads, leads, startConfigured } from './configured.ts';
import { temporaryFolder } from './service.ts';
import { visitorAt } from './visitor.ts';

const PASSWORD = 'four words and more';
const CAPTCHA_SECRET = 'a secret of at least thirty-two characters';

const entryFor = async (name: string) => (await feedLeads(`${PASSWORD}\n`, 'inbox-user', name)).stdout;
// Once, because hashing a password is slow by design.
const INBOX_USERS = (await Promise.all(['ada', 'lin'].map(entryFor))).join(',');
const sessions = new Map<string, string>();

/** Signs in once for all tests: every service with the same secret and users accepts the session. */
async function sessionOf(name: string): Promise<string> {
  const known = sessions.get(name);
  if (known) return known;
  const colleague = colleagueAt((await startConfigured({ INBOX_USERS, CAPTCHA_SECRET })).address);
  expect((await colleague.signIn(name, PASSWORD)).status).toBe(303);
  sessions.set(name, colleague.cookie());
  return colleague.cookie();
}

const signedInAt = async (address: string, name: string) => colleagueAt(address, await sessionOf(name));

/** Starts a service with a signed-in colleague. */
async function open() {
  const service = await startConfigured({ INBOX_USERS, CAPTCHA_SECRET, SECURITY_LOG: 'true' });
  return { ...service, ada: await signedInAt(service.address, 'ada'), visitor: visitorAt(service.address) };
}

const idsIn = (body: string) =>
  [...body.matchAll(/href="\/inbox\/leads\/([0-9a-f-]{36})[?"]/g)].map(([, id]) => id ?? '');
const auditOf = async (dataDir: string) =>
  (await leads(dataDir, 'audit', '--json')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a colleague who answers leads', () => {
  test('reads, notes, answers, reopens and erases; each action is in the audit log without text of the lead', async () => {
    const { ada, visitor, dataDir } = await open();
    await ada.signIn('ada', PASSWORD);
    await visitor.send('contact', { message: 'Is <b>this</b> safe?', firstName: 'Mara' });
    await visitor.send('newsletter');
    const list = await ada.go('/inbox/');
    const [id = '', ...others] = idsIn(list.body);
    expect([others, list.body.includes('&lt;b&gt;this&lt;/b&gt;')]).toEqual([[], true]);

    const page = `/inbox/leads/${id}`;
    expect((await ada.send(page, { action: 'answered', note: 'Called her back.' })).headers.location).toBe(page);
    const answered = await ada.go(page);
    for (const words of ['Marked as answered.', 'Called her back.', '<strong>ada</strong>', 'Reopen'])
      expect(answered.body).toContain(words);
    expect(idsIn((await ada.go('/inbox/')).body)).toEqual([]);
    expect(idsIn((await ada.go('/inbox/?show=answered')).body)).toEqual([id]);
    expect(idsIn((await ada.go('/inbox/?show=all')).body)).toHaveLength(2);
    await ada.send(page, { action: 'reopen' });
    expect(idsIn((await ada.go('/inbox/?address=MARA%40lan&form=contact')).body)).toEqual([id]);
    expect(idsIn((await ada.go('/inbox/?address=lan')).body)).toEqual([]);

    const mails = () => readdir(path.join(dataDir, 'mail'));
    // One about each lead, and one to the subscriber.
    await expect.poll(mails).toEqual(Array(3).fill(expect.stringMatching(/\.eml$/)));
    expect((await ada.send(page, { action: 'erase' })).headers.location).toBe(page);
    expect((await ada.go(page)).body).toContain('Nothing was changed.');
    expect((await ada.send(page, { action: 'erase', sure: 'yes' })).headers.location).toBe('/inbox/');
    expect((await ada.go('/inbox/')).body).toContain('All data of this person was erased.');
    expect(await mails()).toEqual([]);
    expect(idsIn((await ada.go('/inbox/?show=all')).body)).toEqual([]);
    const gone = await ada.go(`${page}?show=all`);
    expect(gone.status).toBe(404);
    for (const words of [
      '<h1>Lead not found</h1>',
      'This lead no longer exists.',
      '<a class="back" href="/inbox/?show=all">',
    ])
      expect(gone.body).toContain(words);
    expect((await leads(dataDir, 'erasures', '--of', 'mara@lantern.example')).stdout).toContain('2 leads');

    const entries = await auditOf(dataDir);
    const done = entries.filter(({ action }) => !/^(?:read$|list )/.test(action)).map(({ action }) => action);
    expect(done).toEqual(['sign-in', 'answered', 'reopen', 'erase']);
    expect(entries.filter(({ action }) => action === 'answered')).toEqual([
      { id: expect.any(String), happenedAt: expect.any(String), by: 'ada', action: 'answered', lead: id },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/mara|called/i);
  });

  test('sees the outcome of an action once, and only on the page that follows it', async () => {
    const { ada, visitor, address } = await open();
    for (const _ of ['first', 'second']) await visitor.send('contact');
    const [page = '', other = ''] = idsIn((await ada.go('/inbox/')).body).map((id) => `/inbox/leads/${id}`);
    const saysIn = (body: string) => /role="status"><p>([^<]*)/.exec(body)?.[1];
    const says = async (path: string) => saysIn((await ada.go(path)).body);
    await ada.send(page, { action: 'answered' });
    const flash = ada.cookie();
    expect([await says(other), await says('/inbox/')]).toEqual([undefined, undefined]);
    expect([await says(page), await says(page)]).toEqual(['Marked as answered.', undefined]);
    expect(await says('/inbox/?done=erase')).toBeUndefined();

    const lin = await signedInAt(address, 'lin');
    const [, ofAda = ''] = flash.split('; ');
    expect(ofAda).toMatch(/^inbox-flash=/);
    const stolen = await lin.go(page, undefined, { cookie: `${lin.cookie()}; ${ofAda}` });
    expect(saysIn(stolen.body)).toBeUndefined();
  });

  test('sees the outcome of an action later when the page cannot be shown at once', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    await ada.send(page, { action: 'answered' });
    const writer = new DatabaseSync(path.join(dataDir, 'leads.sqlite'));
    onTestFinished(() => writer.close());
    writer.exec('BEGIN IMMEDIATE');
    expect((await ada.go(page)).status).toBe(503);
    writer.exec('ROLLBACK');
    expect((await ada.go(page)).body).toContain('Marked as answered.');
  });

  test('comes back to the same page of the same list', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact', { website: 'https://autofill.example' });
    const list = '/inbox/?show=quarantined&form=contact&address=mara%40lantern*&since=2026-01-01';
    const linkIn = (body: string, words: string) =>
      new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${words}`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const lead = linkIn((await ada.go(list.replace('*', ''))).body, '<strong>').replace('lantern', 'lantern*');
    expect(lead).toMatch(/^\/inbox\/leads\/[\w-]+\?show=quarantined&form=contact&address=mara%40lantern\*&since=/);
    expect(linkIn((await ada.go(lead)).body, 'Back to inbox')).toBe(list);
    const [, action = ''] =
      /<form method="post" action="([^"]*)" class="actions">/.exec((await ada.go(lead)).body) ?? [];
    expect(action.replaceAll('&amp;', '&')).toBe(lead);
    const conflict = await ada.send(lead, { action: 'spam', seen: 'stored.answered.0.1' });
    expect(linkIn(conflict.body, 'Back to inbox')).toBe(list);
    const signedOut = await ada.send(lead, { action: 'note', note: 'Hers.', formToken: 'ended' });
    const [, to = ''] = /name="to" value="([^"]*)"/.exec(signedOut.body) ?? [];
    const form = { name: 'ada', password: PASSWORD, to: to.replaceAll('&amp;', '&'), note: 'Hers.' };
    expect(linkIn((await ada.go('/inbox/session', form)).body, 'Back to inbox')).toBe(list);
    expect((await ada.send(lead, { action: 'answered' })).headers.location).toBe(lead);
    expect((await ada.send(lead, { action: 'erase', sure: 'yes' })).headers.location).toBe(list);
    expect((await ada.go(list)).body).toContain('All data of this person was erased.');
  });

  test('comes back to the inbox from any address', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    for (const query of [
      '',
      '?to=//elsewhere.example/',
      '?show=//elsewhere.example/',
      '?after=../../x',
      '?show=open',
    ]) {
      const { body } = await ada.go(`/inbox/leads/${id}${query}`);
      expect([query, body.includes('<a class="back" href="/inbox/">')]).toEqual([query, true]);
    }
  });

  test('learns the view, the lead and the outcome from titles, which name nobody', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    const titleIn = (body: string) => /<title>(.*) – Dunevox inbox<\/title>/.exec(body)?.[1];
    const title = async (path: string) => titleIn((await ada.go(path)).body);
    expect([await title('/inbox/'), await title('/inbox/?show=spam')]).toEqual(['Unanswered', 'Spam']);
    const lead = await title(page);
    expect(lead).toMatch(/^Message, \d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    await ada.send(page, { action: 'answered' });
    expect([await title(page), await title(page)]).toEqual([`Marked as answered – ${lead}`, lead]);
    const conflict = await ada.send(page, { action: 'spam', seen: 'stored.open.0.0' });
    expect(titleIn(conflict.body)).toBe(`Nothing changed – ${lead}`);
    await ada.send(page, { action: 'erase', sure: 'yes' });
    expect(await title('/inbox/')).toBe('Erased – Unanswered');
  });

  test('sees a second sign-up in the list and with the lead', async () => {
    const { ada, visitor } = await open();
    for (const _ of ['first', 'second']) await visitor.send('signup');
    const list = (await ada.go('/inbox/')).body;
    expect(list.split('Second sign-up')).toHaveLength(2);
    const [second, first] = await Promise.all(idsIn(list).map((id) => ada.go(`/inbox/leads/${id}`)));
    expect(second?.body).toMatch(/Second sign-up.*No second trial was started:/s);
    expect(first?.body).not.toMatch(/Second sign-up|No second trial/);
  });

  test('releases a sign-up as a second one when a trial exists by then', async () => {
    const { ada, visitor } = await open();
    await visitor.send('signup', { website: 'https://autofill.example' });
    await visitor.send('signup');
    const [id = ''] = idsIn((await ada.go('/inbox/?show=quarantined')).body);
    const { headers } = await ada.send(`/inbox/leads/${id}`, { action: 'release' });
    const { body } = await ada.go(headers.location ?? '');
    for (const words of ['this address already has one', 'Second sign-up', 'team-mail']) expect(body).toContain(words);
    expect(body).not.toContain('welcome');
  });

  test('is warned when a reader keeps erased data in the database file', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id] = idsIn((await ada.go('/inbox/')).body);
    const reader = new DatabaseSync(path.join(dataDir, 'leads.sqlite'), { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM leads').get();
    const { headers } = await ada.send(`/inbox/leads/${id}`, { action: 'erase', sure: 'yes' });
    const said = (await ada.go(headers.location ?? '')).body;
    expect(said).toContain('kept the deleted text in the database file');
    expect(idsIn(said)).toEqual([]);
  });

  test('is sent to the operator when a backup of a restore may still hold the erased data', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id] = idsIn((await ada.go('/inbox/')).body);
    const backup = path.join(await temporaryFolder(), 'leads.backup');
    await leads(dataDir, 'backup', backup);
    await leads(dataDir, 'restore', backup, '--yes');
    const { headers } = await ada.send(`/inbox/leads/${id}`, { action: 'erase', sure: 'yes' });
    const said = (await ada.go(headers.location ?? '')).body;
    expect(said).toContain('Ask your operator to delete');
    expect(idsIn(said)).toEqual([]);
  });

  test('can write a note of the full field length, with any number of lines', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    // Browsers count a line break as one character and send two.
    const note = ['First line.', ...Array.from({ length: 20 }, () => 'x'.repeat(90))].join('\r\n').padEnd(2_020, '!');
    expect(note.replaceAll('\r\n', '\n')).toHaveLength(2_000);
    expect((await ada.send(page, { action: 'answered', note })).headers.location).toBe(page);
    const { body } = await ada.go(page);
    expect([body.includes(note.replaceAll('\r\n', '<br>')), body.includes('Reopen')]).toEqual([true, true]);
  });

  test('can read a lead without the style sheet', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact', { message: 'First line.\nSecond line.' });
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const { body } = await ada.go(`/inbox/leads/${id}`);
    expect(body).toContain('First line.<br>Second line.');
    expect(body).toContain('<svg class="mark" width="32" height="32"');
  });

  test('reviews the quarantined leads that the digest counts, releases one like a new lead, and exports the shown leads', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact', { website: 'https://autofill.example', message: 'x;=1+1' });
    await visitor.send('newsletter', { captcha: 'bypass' });
    const [message = '', ...others] = idsIn((await ada.go('/inbox/?show=quarantined')).body);
    expect(others).toEqual([]);
    const [subscription = ''] = idsIn((await ada.go('/inbox/?show=quarantined&form=newsletter')).body);
    expect((await ada.go(`/inbox/leads/${subscription}`)).body).not.toContain('value="release"');
    const page = `/inbox/leads/${message}`;
    await ada.send(page, { action: 'release' });
    expect((await ada.go(page)).body).toContain('Released to the team as a new lead.');
    const shown = JSON.parse((await leads(dataDir, 'show', message, '--json')).stdout);
    expect(shown).toMatchObject({ state: 'stored', deliveries: [{ channel: 'team-mail' }] });
    await ada.send(page, { action: 'release' });
    expect((await ada.go(page)).body).toContain('Nothing was changed.');

    const file = await ada.send('/inbox/', { show: 'open', form: 'contact', separator: 'comma' }, '/inbox/export');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=leads-\d{4}-\d\d-\d\d\.csv$/);
    const lines = file.body.trim().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining(`"x;'=1+1"`)]);
    expect((await auditOf(dataDir)).at(-1)).toMatchObject({ by: 'ada', action: 'export show=open form=contact' });
  });

  test('does not overwrite a concurrent change', async () => {
    const { ada, visitor, address } = await open();
    await visitor.send('pricing-expert');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    const lin = await signedInAt(address, 'lin');
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec((await ada.go(page)).body) ?? [];
    await lin.send(page, { action: 'answered', note: 'Mine.' });
    const refused = await ada.send(page, { action: 'spam', seen, note: 'Hers & mine.' });
    expect(refused.status).toBe(409);
    for (const words of ['someone else changed this lead first', 'Mine.', '>Hers &amp; mine.</textarea>'])
      expect(refused.body).toContain(words);
    const [, seenNow = ''] = /name="seen" value="([^"]+)"/.exec(refused.body) ?? [];
    await ada.send(page, { action: 'spam', seen: seenNow, note: 'Hers & mine.' });
    expect((await ada.go(page)).body).toMatch(/<p [^>]*>Hers &amp; mine.<\/p>/);
    // Forms are bound to their session.
    const [, token = ''] = /name="formToken" value="([^"]+)"/.exec((await lin.go(page)).body) ?? [];
    expect((await ada.send(page, { action: 'spam', formToken: token })).status).toBe(401);
  });
});

describe('the audit log', () => {
  test('records lists and exports with their view, form and days, but no searched address', async () => {
    const { ada, dataDir } = await open();
    await ada.signIn('ada', PASSWORD);
    await ada.go('/inbox/');
    await ada.go('/inbox/?show=quarantined&form=signup&since=2026-11-01&until=2026-11-30&address=mara%40lantern');
    await ada.send('/inbox/', { show: 'all', since: '2026-11-20', address: 'mara@lantern.example' }, '/inbox/export');
    const { stdout } = await leads(dataDir, 'audit');
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('  ').slice(1)),
    ).toEqual([
      ['ada', 'sign-in'],
      ['ada', 'list show=open'],
      ['ada', 'list show=quarantined form=signup since=2026-11-01 until=2026-11-30'],
      ['ada', 'list show=open'],
      ['ada', 'export show=all since=2026-11-20'],
    ]);
  });

  test('records that an action was refused', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    await ada.send(page, { action: 'spam', seen: 'stored.answered.0.1' });
    await ada.send(page, { action: 'release' });
    await ada.send(page, { action: 'spam' });
    const entries = (await auditOf(dataDir)).filter(({ action }) => /spam|release/.test(action));
    expect(entries.map(({ by, action, lead }) => [by, action, lead])).toEqual(
      ['spam', 'spam refused', 'release', 'release refused', 'spam'].map((action) => ['ada', action, id]),
    );
  });
});

describe('a colleague who presses a button twice', () => {
  /** Submits a form of a page twice before the answer to the first. */
  async function pressTwice(ada: ReturnType<typeof colleagueAt>, page: string, form: Record<string, string>) {
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec((await ada.go(page)).body) ?? [];
    return Promise.all(['first', 'second'].map(() => ada.send(page, { ...form, seen })));
  }

  test('changes a lead once, and is not told that someone else was faster', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const forms: Record<string, string>[] = [
      { action: 'note', note: 'Called her.' },
      { action: 'answered', note: 'Sent an offer.' },
      { action: 'spam' },
      { action: 'reopen' },
    ];
    for (const form of forms) {
      const answers = await pressTwice(ada, `/inbox/leads/${id}`, form);
      expect([form, answers.map(({ status }) => status)]).toEqual([form, [303, 303]]);
    }
    const shown = JSON.parse((await leads(dataDir, 'show', id, '--json')).stdout);
    expect(shown.notes.map(({ text }: { text: string }) => text)).toEqual(['Called her.', 'Sent an offer.']);
  });

  test('releases a lead once, and learns about a second sign-up', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('signup', { website: 'https://autofill.example' });
    await visitor.send('signup');
    const [id = ''] = idsIn((await ada.go('/inbox/?show=quarantined')).body);
    const answers = await pressTwice(ada, `/inbox/leads/${id}`, { action: 'release' });
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await ada.go(`/inbox/leads/${id}`)).body).toContain('this address already has one');
    const { deliveries } = JSON.parse((await leads(dataDir, 'show', id, '--json')).stdout);
    expect(deliveries).toMatchObject([{ channel: 'team-mail' }]);
  });

  test('is warned of data that an erasure left in the file, and the log has one erasure', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    const reader = new DatabaseSync(path.join(dataDir, 'leads.sqlite'), { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM leads').get();
    const form = { action: 'erase', sure: 'yes' };
    const first = ada.send(page, form);
    await expect.poll(async () => (await ada.go(page)).status).toBe(404);
    const answers = [await ada.send(page, { ...form, seen: '' }), await first];
    expect(answers.map(({ headers }) => headers.location)).toEqual(['/inbox/', '/inbox/']);
    expect((await ada.go('/inbox/')).body).toContain('kept the deleted text in the database file');
    const erasures = (await auditOf(dataDir)).filter(({ action }) => action.startsWith('erase'));
    expect(erasures).toMatchObject([{ by: 'ada', action: 'erase', lead: id }]);
  });

  test('is told when a colleague has changed the lead since', async () => {
    const { ada, visitor, address } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    const lin = await signedInAt(address, 'lin');
    const [, seen = ''] = /name="seen" value="([^"]+)"/.exec((await ada.go(page)).body) ?? [];
    await lin.send(page, { action: 'answered', note: 'Called her.' });
    const forms: Record<string, string>[] = [{ action: 'answered' }, { action: 'note', note: 'Called her.' }];
    for (const form of forms) expect([form, (await ada.send(page, { ...form, seen })).status]).toEqual([form, 409]);
    await ada.send(page, { action: 'note', note: 'Thanks.' });
    await lin.send(page, { action: 'spam' });
    expect((await ada.send(page, { action: 'note', note: 'Thanks.', seen })).status).toBe(409);
  });
});

describe('a colleague whose session has ended', () => {
  test('signs in to the same lead with the note that was not stored', async () => {
    const { ada, visitor, dataDir } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    const note = 'Call <her>\nback.';
    const asked = await ada.send(page, { action: 'note', note, formToken: 'ended' });
    const carried = `name="to" value="${page}"`;
    expect([asked.status, asked.body.includes(carried)]).toEqual([401, true]);
    expect(asked.body).toContain('Sign in below, then try again. Your note is kept.');
    expect(asked.body).toContain('<input type="hidden" name="note" value="Call &lt;her&gt;\nback.">');
    const mistyped = await ada.go('/inbox/session', { name: 'ada', password: 'wrong', to: page, note });
    expect([mistyped.status, mistyped.body.includes('value="Call &lt;her&gt;')]).toEqual([401, true]);
    const shown = await ada.go('/inbox/session', { name: 'ada', password: PASSWORD, to: page, note });
    expect([shown.status, shown.body.includes('>Call &lt;her&gt;\nback.</textarea>')]).toEqual([200, true]);
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(shown.body)?.[1] ?? '';
    const stored = { action: 'note', note, formToken: hidden('formToken'), seen: hidden('seen') };
    expect((await ada.go(page, stored)).headers.location).toBe(page);
    expect((await ada.go(page)).body).toContain('Note added.');
    expect((await auditOf(dataDir)).map(({ action }) => action).slice(-4)).toEqual(['sign-in', 'read', 'note', 'read']);
  });

  test('signs in to the same lead, where the action succeeds', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const page = `/inbox/leads/${id}`;
    const asked = await ada.send(page, { action: 'answered', formToken: 'ended' });
    expect(asked.body).toContain('<p>Nothing was changed. Sign in below, then try again.</p>');
    const [, to = ''] = /name="to" value="([^"]*)"/.exec(asked.body) ?? [];
    expect((await ada.go('/inbox/session', { name: 'ada', password: PASSWORD, to })).headers.location).toBe(page);
    expect((await ada.send(page, { action: 'answered' })).status).toBe(303);
    expect(idsIn((await ada.go('/inbox/?show=answered')).body)).toEqual([id]);
  });

  test('gets no note that another site has written', async () => {
    const { ada, visitor } = await open();
    await visitor.send('contact');
    const [id = ''] = idsIn((await ada.go('/inbox/')).body);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const asked = await ada.go(`/inbox/leads/${id}`, { action: 'note', note: 'Pay them.' }, foreign);
    expect([asked.status, asked.body.includes('Pay them.')]).toEqual([401, false]);
  });
});

describe('the inbox', () => {
  test('signs in by password for ten hours, with a cookie out of reach of scripts and other sites', async () => {
    const { ada, address, dataDir, lines } = await open();
    const stranger = colleagueAt(address);
    const asked = await stranger.go('/inbox/leads/x');
    expect([asked.status, asked.body.includes('name="to" value="/inbox/leads/x"')]).toEqual([200, true]);
    expect(asked.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    const { headers } = await stranger.signIn('ada', PASSWORD);
    expect(headers['set-cookie']?.[0]).toMatch(/; Path=\/inbox\/; Max-Age=36000; HttpOnly; SameSite=Strict$/);

    const script = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    const isAsked = ({ body }: { body: string }) => body.includes('action="/inbox/session"');
    expect(isAsked(await ada.go('/inbox/', undefined, script))).toBe(true);
    expect((await ada.go('/inbox/', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ada.send('/inbox/', { formToken: 'é'.repeat(43) }, '/inbox/export')).status).toBe(401);
    const signedOut = await ada.send('/inbox/', { formToken: 'x' }, '/inbox/export');
    expect([
      signedOut.status,
      signedOut.body.includes('<p>Nothing was changed. Sign in below, then try again.</p>'),
    ]).toEqual([401, true]);
    expect(isAsked(await ada.go('/inbox/', undefined, { cookie: ada.cookie().replace(/.$/, '') }))).toBe(true);
    await ada.send('/inbox/', {}, '/inbox/session/end');
    expect(isAsked(await ada.go('/inbox/'))).toBe(true);
    expect((await auditOf(dataDir)).at(-1)).toMatchObject({ by: 'ada', action: 'sign-out' });

    expect((await stranger.signIn('nobody', 'x')).status).toBe(401);
    const outcomes = lines.map((line) => JSON.parse(line)).filter(({ log }) => log === 'security');
    expect(outcomes.at(-1)).toMatchObject({ route: '/inbox/session', status: 401, outcome: 'wrong' });
  });

  test('signs in only through its own form, and leads from there only to its own pages', async () => {
    const { address } = await startConfigured({ INBOX_USERS });
    const signIn = (to: string, headers?: Record<string, string>) =>
      colleagueAt(address).go('/inbox/session', { name: 'ada', password: PASSWORD, to }, headers);
    const elsewhere = 'https://elsewhere.example';
    const notOurs: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: elsewhere },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-mode': 'cors' },
    ];
    for (const headers of notOurs) {
      const refused = await signIn('/inbox/', headers);
      expect([headers, refused.status, refused.headers['set-cookie']]).toEqual([headers, 403, undefined]);
    }
    const ways = await Promise.all([`${elsewhere}/`, '//elsewhere.example/inbox/'].map((to) => signIn(to)));
    expect(ways.map(({ status, headers }) => [status, headers.location])).toEqual(Array(2).fill([303, '/inbox/']));
  });

  test('accepts the name from an authenticated proxy only', async () => {
    const INBOX_PROXY_SECRET = 'a secret of at least thirty-two characters';
    const { address } = await startConfigured({ INBOX_USER_HEADER: 'X-Forwarded-Email', INBOX_PROXY_SECRET });
    const grace = colleagueAt(address);
    const named = { 'x-forwarded-email': 'grace@lumenary.example' };
    expect((await grace.go('/inbox/', undefined, named)).status).toBe(403);
    expect((await grace.go('/inbox/export', {}, named)).body).toContain('<p>Nothing was changed.</p>');
    const shown = await grace.go('/inbox/', undefined, { ...named, 'x-inbox-secret': INBOX_PROXY_SECRET });
    expect([shown.status, shown.body.includes('grace@lumenary.example')]).toEqual([200, true]);
    expect(await failureOf({ INBOX_USER_HEADER: 'X-Forwarded-Email' })).toMatch(/^Set INBOX_PROXY_SECRET, .*\.$/);
  });

  test('explains how to add users while there are none', async () => {
    const { address, dataDir } = await startConfigured();
    const { status, body } = await colleagueAt(address).go('/inbox/');
    expect([status, body.includes('leads -- inbox-user')]).toEqual([403, true]);
    expect(await failureOf({ INBOX_USERS: 'ada:secret' })).toMatch(/^Set INBOX_USERS to something else: .*inbox-user/);
    expect((await leads(dataDir, 'inbox-user', 'ada')).stderr).toContain('at least 12 characters');
  });
});
