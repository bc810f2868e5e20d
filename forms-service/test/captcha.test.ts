import { formNames } from '@site/contracts/forms';
import type { Challenge } from 'altcha-lib';
import { describe, expect, test } from 'vitest';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startService, testAltcha } from './service.ts';
import { filledIn, findSolution, solve, visitorAt } from './visitor.ts';

const AGAIN = 'confirm it again';

describe('the captcha', () => {
  test('is required, and a sentence says so', async () => {
    const { address } = await startService();
    const response = await visitorAt(address).post('contact', filledIn.contact);
    expect([response.status, await response.text()]).toEqual([422, 'Please complete the CAPTCHA verification.']);
  });

  test('is used up by a repeated subscription', async () => {
    const { address } = await startService();
    const visitor = visitorAt(address);
    await visitor.send('newsletter');
    const body = { ...filledIn.newsletter, captcha: await visitor.captcha('newsletter') };
    expect((await visitor.post('newsletter', body)).status).toBe(200);
    expect((await visitor.post('newsletter', body)).status).toBe(422);
  });

  test('is valid for ten minutes', async () => {
    let now = Date.now();
    const { address, store } = await startService({ captcha: testAltcha(() => new Date(now)) });
    const visitor = visitorAt(address);
    const [early, late] = [await visitor.captcha('contact'), await visitor.captcha('contact')];
    now += 9 * 60_000;
    expect((await visitor.send('contact', { captcha: early })).status).toBe(200);
    now += 2 * 60_000;
    const response = await visitor.send('contact', { captcha: late });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('expired')]);
    expect(await storedLeads(store)).toHaveLength(1);
  });

  test.each([
    'x',
    'bm90IGpzb24=',
    Buffer.from('null').toString('base64'),
    Buffer.from('{"challenge":{"parameters":null},"solution":1}').toString('base64'),
    '\u0000',
    'A'.repeat(8_000),
  ])('is refused when malformed (%#)', async (captcha) => {
    const { address } = await startService();
    const response = await visitorAt(address).post('contact', { ...filledIn.contact, captcha });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(AGAIN)]);
  });

  test('is available to every form and to nothing else', async () => {
    const { address } = await startService();
    const ask = (query: string) => fetch(`${address}/api/captcha/challenge${query}`);
    for (const form of formNames) {
      const response = await ask(`?form=${form}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ parameters: expect.any(Object), signature: expect.any(String) });
    }
    for (const query of ['', '?form=toString', '?form=contact&form=signup'])
      expect((await ask(query)).status).toBe(400);
  });

  test('is accepted by every instance with the same secret', async () => {
    const { address } = await startService();
    const captcha = await solve((await testAltcha().createChallenge('contact', 'here')) as Parameters<typeof solve>[0]);
    expect((await visitorAt(address).post('contact', { ...filledIn.contact, captcha })).status).toBe(200);
  });
});

describe('under attack', () => {
  const PHONE_TRIES = 3_000;
  const usual = { from: 200, to: 500 };

  const challengeFrom = async (address: string, visitor: string) => {
    const headers = { 'x-forwarded-for': visitor };
    const response = await fetch(`${address}/api/captcha/challenge?form=contact`, { headers });
    return (await response.json()) as Challenge;
  };
  const flood = async (address: string, network: string, count: number) => {
    for (let asked = 0; asked < count; asked++) await challengeFrom(address, `${network}.${asked % 250}`);
  };
  const triesOf = async (challenge: Challenge) => (await findSolution(challenge))?.counter;
  const expectTries = async (challenge: Challenge, { from, to }: typeof usual) => {
    const tries = await triesOf(challenge);
    expect(tries).toBeGreaterThanOrEqual(from);
    expect(tries).toBeLessThanOrEqual(to);
  };

  test('a network that requests many challenges gets harder ones, within reach of phones; others do not', async () => {
    let now = Date.now();
    const { address } = await startService({ captcha: testAltcha(() => new Date(now)), trustedHops: 1 });
    const attacker = '198.51.100.7';
    await flood(address, '198.51.100', 29);
    await expectTries(await challengeFrom(address, attacker), usual);
    await flood(address, '198.51.100', 29);
    await expectTries(await challengeFrom(address, attacker), { from: 400, to: 1_000 });
    await flood(address, '198.51.100', 300);
    await expectTries(await challengeFrom(address, attacker), { from: 1_200, to: PHONE_TRIES });
    await expectTries(await challengeFrom(address, '203.0.113.7'), usual);

    now += 30 * 60_000;
    await expectTries(await challengeFrom(address, attacker), usual);
  });

  test('a harder challenge is accepted at the same cost to the service', async () => {
    const { address } = await startService({ trustedHops: 1 });
    const easy = await challengeFrom(address, '127.0.0.1');
    await flood(address, '127.0.0', 200);
    const hard = await challengeFrom(address, '127.0.0.1');
    expect(hard.parameters.cost).toBe(easy.parameters.cost);
    expect((await visitorAt(address).send('contact', { captcha: await solve(hard) })).status).toBe(200);
  });
});

describe('a visitor whose captcha could not be loaded', () => {
  test('can subscribe; the address is quarantined', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    const bypassed = await visitor.post('newsletter', { ...filledIn.newsletter, captcha: 'bypass' });
    const verified = await visitor.send('newsletter', { email: 'other@lantern.example' });
    expect(await bypassed.json()).toEqual(await verified.json());
    expect(await storedLeads(store)).toMatchObject([{ state: 'stored' }, { state: 'quarantined' }]);
  });

  test('leaves quarantine by subscribing again with a captcha', async () => {
    const { address, store } = await startService();
    const visitor = visitorAt(address);
    await visitor.post('newsletter', { ...filledIn.newsletter, captcha: 'bypass' });
    await visitor.send('newsletter');
    expect(await storedLeads(store)).toMatchObject([{ state: 'stored' }]);
  });

  test.each(['contact', 'signup', 'pricing-expert'] as const)('gets alternatives in %s', async (form) => {
    const { address, store } = await startService();
    const response = await visitorAt(address).send(form, { captcha: 'bypass' });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('reach us by phone')]);
    expect(await storedLeads(store)).toEqual([]);
  });
});
