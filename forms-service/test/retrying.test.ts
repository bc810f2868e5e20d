import { describe, expect, test } from 'vitest';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startService, testAltcha } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

const key = { 'idempotency-key': '5f0c1d9a-7a55-4d0c-9a51-0f4f6f8a2c11' };

describe('a retry with the same idempotency key', () => {
  test('gets the same response, although its captcha is used up', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    const body = { ...filledIn.contact, captcha: await visitor.captcha('contact') };
    const first = await visitor.post('contact', body, key);
    const retry = await visitor.post('contact', body, key);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect([retry.status, retry.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(await retry.text()).toBe(await first.text());
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('may have a fresh captcha', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('contact', {}, key);
    const retry = await visitor.send('contact', { elapsedMs: 9_000 }, key);
    expect(retry.headers.get('idempotency-replayed')).toBe('true');
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('is refused with other content', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('contact', {}, key);
    const other = await visitor.send('contact', { message: 'Something else' }, key);
    expect([other.status, await other.text()]).toEqual([422, expect.stringContaining('other content')]);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test('repeats a refusal too', async () => {
    const { address } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('signup');
    const refused = await visitor.send('signup', {}, key);
    const retry = await visitor.send('signup', {}, key);
    expect(await retry.json()).toEqual(await refused.json());
    expect(retry.headers.get('idempotency-replayed')).toBe('true');
  });

  test('is a first attempt after a refusal', async () => {
    const { address } = await startService();
    const visitor = visitorAt(address);
    expect((await visitor.send('contact', { captcha: 'x' }, key)).status).toBe(422);
    const corrected = await visitor.send('contact', {}, key);
    expect([corrected.status, corrected.headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  test('is answered after the captcha has expired', async () => {
    let now = Date.now();
    const { address } = await startService({ captcha: testAltcha(() => new Date(now)) });
    const visitor = visitorAt(address);
    const body = { ...filledIn.contact, captcha: await visitor.captcha('contact') };
    await visitor.post('contact', body, key);
    now += 11 * 60_000;
    const retry = await visitor.post('contact', body, key);
    expect([retry.status, retry.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  });

  test.each(['', 'a'.repeat(201), 'two words'])('is refused with an invalid key (%#)', async (bad) => {
    const { address } = await startService();
    const response = await visitorAt(address).send('contact', {}, { 'idempotency-key': bad });
    expect(response.status).toBe(400);
  });
});
