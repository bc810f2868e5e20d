import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLeadStore } from './create-lead-store.ts';
import { openSqliteRecords } from './sqlite/sqlite-records.ts';
import { lead } from './testing/store-examples.ts';

const MANY = 2_000;

it('removing many leads leaves the store idle most of the time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const records = await openSqliteRecords(path.join(folder, 'leads.sqlite'), () => undefined);
  let held = 0;
  const store = createLeadStore({
    ...records,
    async remove(some) {
      const began = performance.now();
      const removed = await records.remove(some);
      held += performance.now() - began;
      return removed;
    },
  });
  onTestFinished(() => store.close());
  await Promise.all(Array.from({ length: MANY }, () => store.save(lead({ form: 'signup' }))));

  const began = performance.now();
  const { removed } = await store.purge({ form: 'signup', before: new Date(Date.now() + 1_000), limit: MANY });
  expect(removed).toBe(MANY);
  expect(held / (performance.now() - began)).toBeLessThan(0.5);
});
