import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeLeadArchive } from '../lead-archive.contract.ts';
import { describeLeadStore } from '../lead-store.contract.ts';
import { lead } from '../store-examples.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newPlace = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return () => openSqliteStore(path.join(folder, 'leads.sqlite'));
};

describeLeadStore('SQLite', newPlace);
describeLeadArchive('SQLite', newPlace);

it('an SQLite store that is closed does what it was asked before, and refuses what comes later', async () => {
  const open = await newPlace();
  const store = await open();
  const saved = store.save(lead());
  const closed = store.close();
  const late = Promise.allSettled(Array.from({ length: 3 }, () => store.save(lead())));
  expect(await saved).toEqual({ outcome: 'stored' });
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'THREAD_ENDED' }) };
  expect(await late).toEqual([refused, refused, refused]);
  await closed;
  const again = await open();
  onTestFinished(() => again.close());
  expect(await again.list({})).toHaveLength(1);
});
