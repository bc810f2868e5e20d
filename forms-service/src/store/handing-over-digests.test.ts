import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changeRecord } from './change-record.ts';
import { newDelivery } from './delivery.ts';
import { handOverDigest } from './hand-over-digest.ts';
import { openSqliteRecords } from './sqlite/sqlite-records.ts';
import { on } from './testing/record-examples.ts';
import { startHere } from './testing/start-here.ts';

it('the team gets a digest once if the lead that carried it can be removed only at the second attempt', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const records = await openSqliteRecords(path.join(folder, 'leads.sqlite'), () => undefined, startHere);
  onTestFinished(() => records.close());
  const digest = newDelivery('digest', new Date());
  const leaving = on('01', { state: 'quarantined', deliveries: [digest] });
  const heir = on('02', { state: 'quarantined' });
  for (const record of [leaving, heir]) await records.insert(record);

  await handOverDigest(records, [leaving]);
  await changeRecord(records, heir, ({ deliveries }) => ({
    deliveries: deliveries.map((each) => ({ ...each, state: 'delivered' })),
  }));
  await handOverDigest(records, [leaving]);
  expect((await records.get(heir.id))?.deliveries.map(({ id, state }) => [id, state])).toEqual([
    [digest.id, 'delivered'],
  ]);
});
