import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/durations.ts';
import { rowsIn } from '../test/operators/command-line.ts';
import { visitorAt } from '../test/visitor.ts';
import { type ArrivedCall, startReceiver } from '../test/webhook-receiver.ts';
import { insist } from './insist.ts';
import { startShiftable } from './start-shiftable.ts';
import { stores } from './stores.ts';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const LEADS = 30;

const leadIn = ({ body }: ArrivedCall): string => JSON.parse(body).data.id;
const idOf = ({ headers }: ArrivedCall) => String(headers['webhook-id']);
const settingsFor = (url: URL) => ({ WEBHOOK_URL: url.href, WEBHOOK_SECRET: SECRET, WEBHOOK_ALLOW_PRIVATE: 'true' });

describe.each(stores)('with $store', ({ newPlace }) => {
  it('a receiver that fails three of ten requests gets every lead, each under one id', async ({ annotate }) => {
    let count = 0;
    const accepted = new Set<string>();
    const { calls, url } = await startReceiver((response, call) => {
      const fails = count++ % 10 < 3;
      if (!fails) accepted.add(leadIn(call));
      response.writeHead(fails ? 503 : 200).end();
    });
    const place = { ...(await newPlace()), ...settingsFor(url) };
    const { address, pass } = await startShiftable(place);
    for (let sent = 0; sent < LEADS; sent++) expect((await insist(visitorAt(address), 'contact')).status).toBe(200);
    await expect
      .poll(() => pass(MINUTE_MS).then(() => accepted.size), { timeout: 120_000, interval: 1_000 })
      .toBe(LEADS);
    await annotate(`${LEADS} leads in ${calls.length} calls`);
    expect(accepted).toEqual(new Set((await rowsIn(place)).map(({ id }) => id)));
    expect(new Set(calls.map((call) => `${leadIn(call)} ${idOf(call)}`)).size).toBe(LEADS);
    expect(calls.length).toBeGreaterThan(LEADS);
  });
});

const misbehaviours: [string, (response: ServerResponse) => void][] = [
  ['never answers', () => undefined],
  ['redirects to itself', (response) => response.writeHead(307, { location: '/' }).end()],
  ['closes the connection', (response) => void response.destroy()],
];

it.each(misbehaviours)('a receiver that %s gets the lead again later, under the same id', async (_how, misbehave) => {
  let isMended = false;
  const { calls, url } = await startReceiver((response) => (isMended ? response.end() : misbehave(response)));
  const { address, pass, stdout } = await startShiftable(settingsFor(url));
  expect((await insist(visitorAt(address), 'contact')).status).toBe(200);
  await expect.poll(stdout).toContain('"outcome":"failed"');
  expect(calls).toHaveLength(1);
  isMended = true;
  await pass(MINUTE_MS);
  await expect.poll(() => calls.length).toBe(2);
  expect(new Set(calls.map(idOf)).size).toBe(1);
});

it('a receiver on this machine or a private network gets nothing until allowed, then everything', async () => {
  const { calls, url } = await startReceiver();
  const WEBHOOK_URL = url.href.replace('http:', 'https:');
  const guarded = await startShiftable({ ...settingsFor(url), WEBHOOK_URL, WEBHOOK_ALLOW_PRIVATE: 'false' });
  expect((await visitorAt(guarded.address).send('contact')).status).toBe(200);
  await expect.poll(guarded.stdout).toContain('PRIVATE_ADDRESS');
  expect(calls).toEqual([]);
  guarded.child.kill('SIGTERM');
  expect(await guarded.ended).toBe(0);

  const { pass } = await startShiftable({ ...settingsFor(url), DATA_DIR: guarded.dataDir });
  await pass(MINUTE_MS);
  await expect.poll(() => calls.length).toBe(1);
});
