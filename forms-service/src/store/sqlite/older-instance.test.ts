import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '../../durations.ts';
import { ENDED_DAYS, purgeEnded } from '../../retention.ts';
import { newDelivery } from '../delivery.ts';
import { openSqliteStore } from '../open-store.ts';
import { claim, start, withDeliveries } from '../testing/outbox-examples.ts';
import { lead, subscription } from '../testing/store-examples.ts';

/** A store, and a connection of an instance of the version before, which goes on until an upgrade has replaced it. */
async function besideOlder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'leads.sqlite');
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  const older = new DatabaseSync(file);
  onTestFinished(() => older.close());
  return { store, older };
}

type Beside = Awaited<ReturnType<typeof besideOlder>>;

/** A lead whose visitor has no mailbox; the older instance, which has no word for that, changes something else about it. */
async function keepWithoutMailbox({ store, older }: Beside) {
  const kept = withDeliveries('acknowledgement');
  await store.save(kept);
  const [claimed] = await claim(store);
  const [acknowledgement] = kept.deliveries;
  if (!claimed || !acknowledgement) throw new Error('Nothing was due.');
  const recipients = [{ address: 'mara@lantern.example', state: 'rejected' as const, code: 'SMTP_550' }];
  await store.settle(claimed, { outcome: 'failed', code: 'SMTP_550', recipients });
  older.prepare('UPDATE leads SET revision = revision + 1 WHERE id = ?').run(kept.id);
  older
    .prepare(`INSERT INTO undelivered VALUES ('acknowledgement', 'dead', ?, ?)`)
    .run(start.getTime(), acknowledgement.id);
  expect(await store.outbox()).toMatchObject({ rejected: 1, dead: 1 });
  return kept;
}

it('a mail that an older instance counts as dead can be tried again, and counts once, as what it has come to', async () => {
  const beside = await besideOlder();
  const { store } = beside;
  const { id } = await keepWithoutMailbox(beside);
  expect(await store.reopen({ ids: [id], state: 'dead', withRejected: true }, start)).toEqual({
    leads: 1,
    deliveries: 1,
  });
  expect(await store.outbox()).toMatchObject({ waiting: 1, rejected: 0, dead: 0 });
  const [again] = await claim(store);
  if (!again) throw new Error('Nothing was due.');
  expect(await store.settle(again, { outcome: 'failed', code: 'SMTP_554' })).toBe(true);
  expect(await store.outbox()).toMatchObject({ waiting: 0, rejected: 0, dead: 1 });
});

it('who is erased leaves no alert, though an older instance has counted their mail as dead', async () => {
  const beside = await besideOlder();
  await keepWithoutMailbox(beside);
  await beside.store.erase('mara@lantern.example', { id: lead().id, erasedAt: start, addressHash: 'hash' });
  expect(await beside.store.outbox()).toMatchObject({ channels: [] });
});

it('an alert that an older instance has left goes with the hourly look, and no other', async () => {
  const beside = await besideOlder();
  const { store } = beside;
  await keepWithoutMailbox(beside);
  await store.save(withDeliveries('team-mail', 'webhook'));
  const [toTeam] = await claim(store);
  if (!toTeam) throw new Error('Nothing was due.');
  await store.settle(toTeam, { outcome: 'failed', code: 'SMTP_554' });
  await purgeEnded(store, start);
  const counts = (await store.outbox()).channels.map(({ channel, state, deliveries }) => [channel, state, deliveries]);
  expect(counts).toEqual([
    ['acknowledgement', 'rejected', 1],
    ['team-mail', 'dead', 1],
    ['webhook', 'waiting', 1],
  ]);
});

it('a subscription that an older instance keeps in quarantine goes two weeks later, and no membership does', async () => {
  const { store, older } = await besideOlder();
  const confirmation = newDelivery('confirmation', start);
  await store.save(subscription({ state: 'quarantined', createdAt: start, deliveries: [confirmation] }));
  const email = 'lou@lantern.example';
  const member = subscription({ createdAt: start, fields: { email }, soleAddress: email });
  await store.save(member);
  older.exec('UPDATE leads SET ended_at = NULL, revision = revision + 1');
  const end = start.getTime() + ENDED_DAYS * DAY_MS;
  expect([await purgeEnded(store, new Date(end - 1)), await purgeEnded(store, new Date(end))]).toEqual([0, 1]);
  const left = await store.readPage({ order: 'oldest-first', limit: 9, receipts: true });
  expect(left.map(({ id }) => id)).toEqual([member.id]);
});
