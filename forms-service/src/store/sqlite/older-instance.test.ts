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

/** Opens a store, and a connection of the previous version, which runs until the upgrade is complete. */
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

/** Saves a lead whose visitor has no mailbox; then the older instance, which does not know that state, changes it. */
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

it('a mail that an older instance counts as dead can be retried and counts once', async () => {
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

it('erasing a person clears the alert about a mail that an older instance counts as dead', async () => {
  const beside = await besideOlder();
  await keepWithoutMailbox(beside);
  await beside.store.erase('mara@lantern.example', { id: lead().id, erasedAt: start, addressHash: 'hash' });
  expect(await beside.store.outbox()).toMatchObject({ channels: [] });
});

it('the hourly check clears only alerts left by an older instance', async () => {
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

it('a subscription quarantined by an older instance is removed after two weeks, but no membership', async () => {
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
