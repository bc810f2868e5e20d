import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { createLeadIds } from '../../submissions/lead-id.ts';
import { openSqliteStoreHere } from '../testing/start-here.ts';
import { lead, storedLeads } from '../testing/store-examples.ts';
import { migrate } from './schema.ts';

async function newFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'leads.sqlite');
}

const ids = ['019aa1f2-3b4c-7000-8000-000000000001', '019aa1f2-3b4c-7000-8000-000000000002'];
/** In the past, but before its idempotency key expires. */
const createdAt = new Date(Date.now() - 3_600_000);
const delivery = (id: string, channel: string, state: string) => ({
  id,
  channel,
  event: 'submitted',
  state,
  attempts: 1,
  createdAt: '2026-11-02T12:00:00.456Z',
  dueAt: '2026-11-02T12:00:05.000Z',
});

it('a file of the previous version is migrated without loss', async () => {
  const file = await newFile();
  const database = new DatabaseSync(file);
  migrate(database, 5);
  const insert = database.prepare('INSERT INTO leads VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const deliveries = [
    delivery('a', 'team-mail', 'waiting'),
    { ...delivery('b', 'webhook', 'dead'), recipients: [{ address: 'ada@lumenary.example', state: 'accepted' }] },
    delivery('c', 'welcome', 'delivered'),
  ];
  const receipt = ['k', 'hash', 'altcha', 'verified', 'c'] as const;
  const fields = JSON.stringify({ email: 'Mara@lantern.example', firstName: 'Måra' });
  const times = createdAt.getTime();
  insert.run(
    ids[0] ?? '',
    'signup',
    'stored',
    times,
    fields,
    'mara@lantern.example',
    ...receipt,
    JSON.stringify(deliveries),
    times,
    1,
  );
  insert.run(
    ids[1] ?? '',
    'newsletter',
    'unsubscribed',
    times,
    fields,
    null,
    null,
    'h',
    'none',
    'imported',
    null,
    '[]',
    null,
    0,
  );
  database
    .prepare('INSERT INTO erasures VALUES (?, ?, ?, ?)')
    .run(ids[0] ?? '', times, 'hash of somebody', '{"contact":2}');
  database.close();

  const store = await openSqliteStoreHere(file);
  onTestFinished(() => store.close());
  expect(await store.find(ids[0] ?? '')).toMatchObject({
    form: 'signup',
    state: 'stored',
    createdAt,
    fields: { email: 'Mara@lantern.example', firstName: 'Måra' },
    soleAddress: 'mara@lantern.example',
    receipt: { idempotencyKey: 'k', requestHash: 'hash', captcha: { challengeId: 'c' } },
    deliveries: [{ id: 'a', createdAt: new Date('2026-11-02T12:00:00.456Z') }, { recipients: [{}] }, {}],
    revision: 0,
  });
  expect(await store.find(ids[1] ?? '')).toEqual({
    id: ids[1],
    form: 'newsletter',
    state: 'unsubscribed',
    createdAt,
    fields: { email: 'Mara@lantern.example', firstName: 'Måra' },
    receipt: { requestHash: 'h', captcha: { provider: 'none', verdict: 'imported' } },
    deliveries: [],
    revision: 0,
  });
  expect(await store.outbox()).toMatchObject({ waiting: 1, partial: 1, oldest: new Date('2026-11-02T12:00:00.456Z') });
  const now = new Date('2026-11-03');
  const claimed = await store.claim({ transport: 'mail', now, until: now, lease: 'l', limit: 9 });
  expect(claimed.map((each) => each.delivery.id)).toEqual(['a']);
  expect(await store.save(lead({ form: 'signup', key: 'k' }))).toMatchObject({ outcome: 'replayed' });
  expect(await store.save(lead({ form: 'signup', challengeId: 'c' }))).toEqual({ outcome: 'captcha-used' });
  expect(await store.save(lead({ form: 'signup', soleAddress: 'mara@lantern.example' }))).toEqual({
    outcome: 'address-taken',
  });
  const [erasure] = await store.readErasures();
  expect(erasure).toEqual({ id: ids[0], erasedAt: createdAt, addressHash: 'hash of somebody', leads: { contact: 2 } });
  expect(await store.purgeEnded({ before: new Date(), limit: 9 })).toEqual({ removed: 1, isMore: false });
});

it('after migration, old unconfirmed subscriptions are removed like ended ones', async () => {
  const file = await newFile();
  const database = new DatabaseSync(file);
  migrate(database, 6);
  const insert = database.prepare('INSERT INTO leads VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, NULL, NULL, 0, ?)');
  const [asked, askedAgain] = [
    [delivery('a', 'confirmation', 'delivered')],
    [
      delivery('a', 'confirmation', 'delivered'),
      { ...delivery('b', 'confirmation', 'delivered'), createdAt: '2026-11-20T12:00:00.000Z' },
    ],
  ];
  const firstAsked = Date.parse('2026-11-02T12:00:00.000Z');
  for (const [id, deliveries] of [
    [ids[0] ?? '', asked],
    [ids[1] ?? '', askedAgain],
  ] as const) {
    const receipt = { requestHash: 'h', captcha: { provider: 'none', verdict: 'verified' } };
    const fields = { email: `${id}@lantern.example` };
    insert.run(
      id,
      'newsletter',
      'unconfirmed',
      firstAsked,
      fields.email,
      JSON.stringify({ fields, receipt, deliveries }),
    );
  }
  database.close();

  const store = await openSqliteStoreHere(file);
  onTestFinished(() => store.close());
  expect(await store.purgeEnded({ before: new Date('2026-11-10'), limit: 9 })).toEqual({ removed: 1, isMore: false });
  expect(await store.find(ids[1] ?? '')).toMatchObject({ state: 'unconfirmed' });
});

it('after migration, old quarantined and repeated subscriptions are removed', async () => {
  const file = await newFile();
  const database = new DatabaseSync(file);
  migrate(database, 7);
  const insert = database.prepare('INSERT INTO leads VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, NULL, NULL, 0, ?)');
  const newIds = createLeadIds(() => new Date('2026-11-02T12:00:00Z'));
  const entered = Date.parse('2026-11-02T12:00:00.000Z');
  const receipt = { requestHash: 'h', captcha: { provider: 'none', verdict: 'bypassed' } };
  for (const [form, state] of [
    ['newsletter', 'quarantined'],
    ['newsletter', 'repeat'],
    ['newsletter', 'stored'],
    ['contact', 'quarantined'],
    ['signup', 'repeat'],
  ] as const) {
    const fields = { email: 'mara@lantern.example' };
    const rest = JSON.stringify({ fields, receipt, deliveries: [delivery('a', 'confirmation', 'delivered')] });
    insert.run(newIds(), form, state, entered, fields.email, rest);
  }
  database.close();

  const store = await openSqliteStoreHere(file);
  onTestFinished(() => store.close());
  expect(await store.purgeEnded({ before: new Date('2026-11-02T12:00:00.456Z'), limit: 9 })).toEqual({
    removed: 2,
    isMore: false,
  });
  const left = await store.readPage({ order: 'oldest-first', limit: 9, receipts: true });
  expect(left.map(({ form, state }) => `${form} ${state}`)).toEqual([
    'newsletter stored',
    'contact quarantined',
    'signup repeat',
  ]);
});

it('after migration, a retried confirmation restarts the period of its subscription', async () => {
  const file = await newFile();
  const database = new DatabaseSync(file);
  migrate(database, 7);
  const entered = Date.parse('2026-11-02T12:00:00.456Z');
  const insert = database.prepare(`INSERT INTO leads
    VALUES (?, 'newsletter', ?, ?, ?, NULL, NULL, NULL, NULL, NULL, ${entered}, 0, ?)`);
  const newIds = createLeadIds(() => new Date(entered));
  const receipt = { requestHash: 'h', captcha: { provider: 'none', verdict: 'bypassed' } };
  const triedAgain = { ...delivery('a', 'confirmation', 'delivered'), firstTriedAt: '2026-11-14T12:00:00.000Z' };
  for (const state of ['unconfirmed', 'quarantined']) {
    const fields = { email: `${state}@lantern.example` };
    insert.run(newIds(), state, entered, fields.email, JSON.stringify({ fields, receipt, deliveries: [triedAgain] }));
  }
  database.close();

  const store = await openSqliteStoreHere(file);
  onTestFinished(() => store.close());
  const gone = (before: string) => store.purgeEnded({ before: new Date(before), limit: 9 });
  expect([await gone('2026-11-14T11:59:59.999Z'), await gone('2026-11-14T12:00:00.000Z')]).toMatchObject([
    { removed: 0 },
    { removed: 2 },
  ]);
});

it('an older version refuses a newer file with an explanation and does not change it', async () => {
  const file = await newFile();
  await (await openSqliteStoreHere(file)).close();
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec('PRAGMA user_version = 1000');
  await expect(openSqliteStoreHere(file)).rejects.toThrow(
    /^\S+ was written by a newer version of the service: [^\n]+\.$/,
  );
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1000 });
});

it('a file that an instance of an old version has marked as its own is opened with all leads', async () => {
  const file = await newFile();
  const upgraded = await openSqliteStoreHere(file);
  const kept = lead();
  await upgraded.save(kept);
  await upgraded.close();
  const older = new DatabaseSync(file);
  older.exec('PRAGMA user_version = 5');
  older.close();
  const store = await openSqliteStoreHere(file);
  onTestFinished(() => store.close());
  expect(await storedLeads(store)).toMatchObject([{ id: kept.id }]);
});

it('a running service keeps the version mark of a file migrated by a newer version', async () => {
  const file = await newFile();
  const store = await openSqliteStoreHere(file);
  onTestFinished(() => store.close());
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec('PRAGMA user_version = 1000');
  await store.check();
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1000 });
});
