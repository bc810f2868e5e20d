import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../src/durations.ts';
import { rowsIn } from '../test/operators/command-line.ts';
import { visitorAt } from '../test/visitor.ts';
import { startReceiver } from '../test/webhook-receiver.ts';
import { insist } from './insist.ts';
import { startShiftable } from './start-shiftable.ts';
import { stores } from './stores.ts';

/** Heartbeat of the MongoDB driver: every two seconds. */
const SEVERAL_HEARTBEATS_MS = 5_000;
const LONGEST_MS = 60_000;
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

describe.each(stores)('with $store, a clock set back by a day', ({ newPlace }) => {
  it('stops neither submissions nor deliveries', async () => {
    let isAway = false;
    const arrived = new Set<string>();
    let late = '';
    const { url } = await startReceiver((response, { body }) => {
      const { id } = JSON.parse(body).data;
      if (!isAway) arrived.add(id);
      else if (!arrived.has(id)) late = id;
      response.writeHead(isAway ? 503 : 204).end();
    });
    const webhook = { WEBHOOK_URL: url.href, WEBHOOK_SECRET, WEBHOOK_ALLOW_PRIVATE: 'true' };
    const place = { ...(await newPlace()), ...webhook, RATE_LIMIT_BURST: '' };
    const { address, pass, stdout } = await startShiftable(place);
    const visitor = visitorAt(address);
    const send = async (count: number, changes = {}) => {
      for (let sent = 0; sent < count; sent++) expect((await insist(visitor, 'contact', changes)).status).toBe(200);
    };
    const solvedBefore = await visitor.captcha('contact');
    await send(20);
    await expect.poll(() => arrived.size, { timeout: LONGEST_MS }).toBe(20);

    isAway = true;
    await send(1);
    const hasFailed = () => new RegExp(`"lead":"${late}".*"outcome":"failed"`).test(stdout());
    await expect.poll(hasFailed, { timeout: LONGEST_MS }).toBe(true);
    await pass(-DAY_MS);
    isAway = false;
    await send(1, { captcha: solvedBefore });
    await send(20);
    const others = () => [...arrived].filter((id) => id !== late).length;
    await expect.poll(others, { timeout: LONGEST_MS }).toBe(41);
    // Its retry was set by the former clock.
    await expect.poll(() => arrived.size, { timeout: LONGEST_MS }).toBe(42);
    expect(arrived).toEqual(new Set((await rowsIn(place)).map(({ id }) => id)));
  });
});

describe.each(stores)('with $store, a clock set forward by a minute', ({ newPlace }) => {
  it('refuses no visitor', async () => {
    const { address, pass } = await startShiftable({ ...(await newPlace()), RATE_LIMIT_BURST: '' });
    const visitor = visitorAt(address);
    const end = Date.now() + SEVERAL_HEARTBEATS_MS;
    while (Date.now() < end) {
      await pass(MINUTE_MS);
      expect((await visitor.send('contact')).status).toBe(200);
    }
  });
});
