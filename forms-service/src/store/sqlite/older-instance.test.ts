import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../open-store.ts';
import { claim, start, withDeliveries } from '../outbox-examples.ts';
import { lead } from '../store-examples.ts';

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
  expect(await store.reopen({ ids: [id], state: 'dead' }, start)).toEqual({ leads: 1, deliveries: 1 });
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
