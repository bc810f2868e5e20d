import { describe, expect, it } from 'vitest';
import { rowsIn } from '../test/operators/command-line.ts';
import { startProcess } from '../test/process.ts';
import { visitorAt } from '../test/visitor.ts';
import { startReceiver } from '../test/webhook-receiver.ts';
import { insist } from './insist.ts';
import { startShiftable } from './start-shiftable.ts';
import { stores } from './stores.ts';

const LEASE_MS = 120_000;
/** Every attempt ends within its lease. */
const LONGEST_ATTEMPT_MS = 60_000;
const LEADS = 40;
/** Upper bound of waiting: an unrecorded attempt is repeated after its lease. */
const LONGEST_MS = LEASE_MS + 30_000;
const webhookTo = (url: URL) => ({
  WEBHOOK_URL: url.href,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  WEBHOOK_ALLOW_PRIVATE: 'true',
});

describe.each(stores)('with $store, two instances', ({ newPlace }) => {
  it('share forty leads without sending one concurrently', async ({ annotate }) => {
    const sent = new Map<string, number[]>();
    const { calls, url } = await startReceiver((response, { headers }) => {
      const id = String(headers['webhook-id']);
      sent.set(id, [...(sent.get(id) ?? []), performance.now()]);
      response.end();
    });
    const place = { ...(await newPlace()), ...webhookTo(url) };
    const instances = await Promise.all([startProcess(place), startProcess(place)]);
    const client = async (address: string) => {
      for (let lead = 0; lead < LEADS / 4; lead++)
        expect((await insist(visitorAt(address), 'contact')).status).toBe(200);
    };
    await Promise.all([...instances, ...instances].map(({ address }) => client(address)));
    await expect.poll(() => sent.size, { timeout: LONGEST_MS }).toBe(LEADS);
    for (const { child } of instances) child.kill('SIGTERM');
    expect(await Promise.all(instances.map(({ ended }) => ended))).toEqual([0, 0]);
    const pauses = [...sent.values()].flatMap((times) =>
      times.slice(1).map((time, index) => time - (times[index] ?? 0)),
    );
    const shares = instances.map(({ stdout }) => stdout().match(/"channel":"webhook".*"outcome":"delivered"/g)?.length);
    await annotate(`${LEADS} leads, ${calls.length} calls, ${shares.join(' and ')} by each instance`);
    expect(pauses.filter((pause) => pause < LONGEST_ATTEMPT_MS)).toEqual([]);
    expect(await rowsIn(place)).toHaveLength(LEADS);
  });

  it('take over from a killed instance after its lease', async () => {
    let isStuck = true;
    const { calls, url } = await startReceiver((response) => (isStuck ? undefined : response.end()));
    const place = { ...(await newPlace()), ...webhookTo(url) };
    const killed = await startProcess(place);
    expect((await insist(visitorAt(killed.address), 'contact')).status).toBe(200);
    await expect.poll(() => calls.length).toBe(1);
    killed.child.kill('SIGKILL');
    await killed.ended;
    isStuck = false;

    const other = await startShiftable(place);
    const sendAnother = async () => expect((await insist(visitorAt(other.address), 'contact')).status).toBe(200);
    await sendAnother();
    const arrived = () => calls.map(({ headers }) => headers['webhook-id']);
    await expect.poll(arrived).toHaveLength(2);
    const [first, second] = arrived();
    expect(first).not.toBe(second);
    // Until then, the lease of this lead would expire too. Its mail may be recorded earlier.
    await expect.poll(other.stdout).toMatch(/"channel":"webhook".*"outcome":"delivered"/);

    await other.pass(LEASE_MS);
    await expect.poll(arrived).toEqual([first, second, first]);
  });
});
