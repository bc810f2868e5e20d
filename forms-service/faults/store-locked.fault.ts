import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/service.ts';
import { surviveOutage } from './outage.ts';

it('an SQLite file locked for half a minute: visitors are told to retry, then served', async ({ annotate }) => {
  const folder = await temporaryFolder();
  let other: DatabaseSync | undefined;
  onTestFinished(() => void (other?.isOpen && other.close()));
  const figures = await surviveOutage({
    settings: { DATA_DIR: folder },
    takeAway() {
      other = new DatabaseSync(path.join(folder, 'leads.sqlite'), { timeout: 20_000 });
      other.exec('BEGIN EXCLUSIVE');
    },
    bringBack: () => other?.close(),
  });
  await annotate(figures);
  expect(other?.isOpen).toBe(false);
});
