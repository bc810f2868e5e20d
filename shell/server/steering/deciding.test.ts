import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDecider } from './decide.ts';
import { openHistory, publicationOf } from './history.ts';
import { openSteeringStore } from './steering-store.ts';

test('A push keeps its note when a poll publishes the same release while it is carried out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'deciding-'));
  const store = await openSteeringStore(folder, { error: () => {} });
  const history = await openHistory(folder);
  let version = '1.0.0';
  const report = { id: '', createdAt: '', pages: [], refused: [], failed: null, warnings: [] };
  const site = {
    report: () => ({ ...report, releases: { sales: { version, pages: 1 } } }),
    dismiss: () => {},
    async apply() {
      // Written by the composition of the poll, which began before anybody had decided anything.
      const at = new Date().toISOString();
      await history.add({ at, remote: 'sales', action: 'publish', version: '2.0.0', by: 'source', outcome: 'live' });
      version = '2.0.0';
    },
  };
  const { goTo, record } = createDecider({ site, store, history });

  const signed = { by: 'sales ci', note: 'new prices', at: new Date().toISOString() };
  const pushed = await goTo('sales', '2.0.0', { ...signed, action: 'push', version: '2.0.0' }, (before) => before);
  await record(pushed, signed);
  expect(pushed.outcome).toBe('live');
  expect(publicationOf(await history.list(), 'sales')).toMatchObject({ by: 'sales ci', note: 'new prices' });
});
