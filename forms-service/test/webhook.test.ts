import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startDelivering } from './delivering.ts';
import { filledIn } from './visitor.ts';
import { type ArrivedCall, startReceiver } from './webhook-receiver.ts';

const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

/** Verifies like a receiver with one secret. */
function isSigned({ headers, body }: ArrivedCall, secret: Buffer): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

describe('the webhook', () => {
  test('gets a signed lead with all fields', async () => {
    const { calls, url } = await startReceiver();
    const { visitor, round, store, clock } = await startDelivering({ webhook: { url, secrets: [fresh] } });
    await visitor.send('contact');
    await round();
    const [lead] = await storedLeads(store);
    const [call] = calls;
    if (!call) throw new Error('Nothing arrived.');
    expect(JSON.parse(call.body)).toEqual({
      type: 'contact.submitted',
      timestamp: clock().toISOString(),
      data: { id: lead?.id, form: 'contact', createdAt: clock().toISOString(), fields: filledIn.contact },
    });
    expect(call.headers['webhook-id']).toBe(lead?.deliveries.find(({ channel }) => channel === 'webhook')?.id);
    expect(call.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'forms-service' });
    expect([isSigned(call, fresh), isSigned(call, old)]).toEqual([true, false]);
  });

  test('can be verified with the old and the new secret during rotation', async () => {
    const { calls, url } = await startReceiver();
    const { visitor, round } = await startDelivering({ webhook: { url, secrets: [fresh, old] } });
    await visitor.send('signup');
    await round();
    expect(calls.map((call) => [isSigned(call, fresh), isSigned(call, old)])).toEqual([[true, true]]);
  });

  test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://0x7f.1', 'http://[::ffff:127.0.0.1]'])(
    'is not sent to this machine unless allowed: %s',
    async (origin) => {
      const { calls, url } = await startReceiver();
      const address = new URL(`${origin}:${url.port}/`);
      const { visitor, round, store } = await startDelivering({ webhook: { url: address, allowPrivate: false } });
      await visitor.send('contact');
      await round();
      expect(calls).toEqual([]);
      expect((await storedLeads(store))[0]?.deliveries[1]).toMatchObject({ lastError: 'PRIVATE_ADDRESS' });
    },
  );

  test('that was removed leaves a reported dead delivery', async () => {
    const { url } = await startReceiver((response) => response.writeHead(404).end());
    const { visitor, days, counted, lines } = await startDelivering({ webhook: { url } });
    await visitor.send('contact');
    await days();
    expect(counted()).toMatchObject({ 'webhook dead': 1, 'team-mail delivered': 1 });
    expect(lines.map((line) => JSON.parse(line)).filter(({ outcome }) => outcome === 'dead')).toMatchObject([
      { level: 50, channel: 'webhook', code: 'HTTP_404' },
    ]);
  });
});
