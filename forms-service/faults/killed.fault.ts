import { describe, expect, it } from 'vitest';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { gather } from './crowd.ts';
import { stores } from './stores.ts';

const KILLS = 20;
const BETWEEN_KILLS = 10;

describe.each(stores)('with $store, a service killed twenty times under load', ({ newPlace }) => {
  it('loses nothing acknowledged and stores nothing twice', async ({ annotate }) => {
    const place = await newPlace();
    let service = startProcess(place);
    const { acknowledged, answers, leave } = gather(4, async () => (await service).address);
    for (let kill = 1; kill <= KILLS; kill++) {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(kill * BETWEEN_KILLS);
      const { child, ended } = await service;
      child.kill('SIGKILL');
      await ended;
      service = startProcess(place);
    }
    await leave();

    const kept = (await rowsIn(place)).map(({ email }) => email);
    const missing = acknowledged.filter((email) => !kept.includes(email));
    const doubled = kept.length - new Set(kept).size;
    const cut = answers.filter(({ status }) => status === 0);
    await annotate(
      `${KILLS} kills, ${acknowledged.length} acknowledged, ${cut.length} attempts cut off, ` +
        `${missing.length} missing, ${doubled} doubled`,
    );
    expect(cut.length).toBeGreaterThan(0);
    expect([missing.length, doubled]).toEqual([0, 0]);
  });
});
