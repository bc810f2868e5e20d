import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeRecordStore } from '../record-store.contract.ts';
import { lead } from '../store-examples.ts';
import { openSqliteRecords } from './sqlite-records.ts';

const ignore = () => undefined;

const newPlace = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return () => openSqliteRecords(path.join(folder, 'leads.sqlite'), ignore);
};

describeRecordStore('SQLite', newPlace);

it('an SQLite store that is closed does what it was asked before, and refuses what comes later', async () => {
  const open = await newPlace();
  const store = await open();
  const insert = () => store.insert({ ...lead(), revision: 0 });
  const inserted = insert();
  const closed = store.close();
  const late = Promise.allSettled([insert(), insert()]);
  expect(await inserted).toBe(true);
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'THREAD_ENDED' }) };
  expect(await late).toEqual([refused, refused]);
  await closed;
  const again = await open();
  onTestFinished(() => again.close());
  expect(await again.page({ order: 'oldest-first', limit: 9 })).toHaveLength(1);
});

it('an SQLite store that is closed leaves one file, with everything in it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (let opening = 0; opening < 9; opening++) {
    const store = await openSqliteRecords(path.join(folder, 'leads.sqlite'), ignore);
    await store.insert({ ...lead(), revision: 0 });
    await store.page({ order: 'oldest-first', limit: 9 });
    await store.close();
    expect(await readdir(folder)).toEqual(['leads.sqlite']);
  }
});
