import path from 'node:path';
import { expect, it } from 'vitest';
import { DAY_MS } from '../src/durations.ts';
import { leadsIn, rowsIn } from '../test/operators/command-line.ts';
import { temporaryFolder } from '../test/service.ts';
import { gather } from './crowd.ts';
import { startShiftable } from './start-shiftable.ts';
import { stores } from './stores.ts';

it.each(stores)('with $store, a backup taken under load contains every acknowledged lead', async ({ newPlace }) => {
  const place = await newPlace();
  const { address, pass } = await startShiftable(place);
  // Leads received within a minute of restoring would be kept.
  await pass(-DAY_MS);
  const { acknowledged, leave } = gather(4, () => address);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  const before = [...acknowledged];
  const file = path.join(await temporaryFolder(), 'leads.backup');
  const { records } = JSON.parse(await leadsIn(place, 'backup', file, '--json'));
  await leave();

  const elsewhere = await newPlace();
  expect(JSON.parse(await leadsIn(elsewhere, 'restore', file, '--yes', '--json'))).toMatchObject({ records });
  const restored = (await rowsIn(elsewhere)).map(({ email }) => email ?? '');
  expect(before.filter((email) => !restored.includes(email))).toEqual([]);
  expect(restored.filter((email) => !acknowledged.includes(email))).toEqual([]);
  expect(new Set(restored).size).toBe(records);

  await leadsIn(place, 'restore', file, '--yes');
  expect(await rowsIn(place)).toEqual(await rowsIn(elsewhere));
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
