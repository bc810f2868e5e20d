import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { describeLeadArchive } from '../lead-archive.contract.ts';
import { describeLeadStore } from '../lead-store.contract.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newPlace = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return () => openSqliteStore(path.join(folder, 'leads.sqlite'));
};

describeLeadStore('SQLite', newPlace);
describeLeadArchive('SQLite', newPlace);
