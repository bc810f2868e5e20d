import { plainFormPath } from '@site/contracts/forms/plain-form';
import { describe, expect, test } from 'vitest';
import { createBypassLimiter, createRateLimiter } from '../src/limits/limiter.ts';
import { storedLeads } from '../src/store/testing/store-examples.ts';
import { startConfigured } from './configured.ts';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

/** The default limits. */
const limiter = () => createRateLimiter(10, 60);

const burst = (address: string, size: number, from: (index: number) => Record<string, string> = () => ({})) => {
  const visitor = visitorAt(address);
  const body = { ...filledIn.newsletter, captcha: 'bypass' };
  return Promise.all(Array.from({ length: size }, (_, index) => visitor.post('newsletter', body, from(index))));
};

const refused = (answers: Response[]) => answers.filter(({ status }) => status === 429);

describe('the rate limit', () => {
  test('never refuses corrections of a form', async () => {
    const { address } = await startService({ limits: { posts: limiter() } });
    expect(refused(await burst(address, 60))).toHaveLength(0);
  });

  test('refuses 150 concurrent posts from one address, with Retry-After', async () => {
    const { address } = await startService({ limits: { posts: limiter() } });
    const answers = refused(await burst(address, 150));
    expect(answers).toHaveLength(90);
    expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[0]?.text()).toMatch(/^That was a lot at once\. Please try again in \d+ seconds?\.$/);
  });

  test.each([
    [1, '1 second.'],
    [2, '2 seconds.'],
  ])('names a wait of %i s in one sentence, with and without JavaScript', async (waitS, words) => {
    const { address } = await startService({ limits: { posts: { take: async () => waitS } } });
    const sentence = `That was a lot at once. Please try again in ${words}`;
    expect(await (await visitorAt(address).post('contact', {})).text()).toBe(sentence);
    const body = new URLSearchParams(filledIn.contact);
    const page = await fetch(address + plainFormPath('contact'), { method: 'POST', body });
    expect(await page.text()).toContain(`role="alert">${sentence}<`);
  });

  test('counts visitors behind the proxy separately', async () => {
    const { address } = await startService({ limits: { posts: limiter() }, trustedHops: 1 });
    const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
    expect(refused(await burst(address, 150, from))).toHaveLength(0);
  });

  test('counts an IPv6 household as one visitor', async () => {
    const { address } = await startService({ limits: { posts: limiter() }, trustedHops: 1 });
    const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:7:1::${index.toString(16)}` });
    expect(refused(await burst(address, 100, from))).toHaveLength(40);
  });
});

describe('the challenge limit', () => {
  test('does not affect other visitors', async () => {
    const { address } = await startService({ limits: { challenges: limiter() }, trustedHops: 1 });
    const ask = (visitor: string) =>
      fetch(`${address}/api/captcha/challenge?form=contact`, { headers: { 'x-forwarded-for': visitor } });
    const answers = await Promise.all(Array.from({ length: 150 }, () => ask('198.51.100.1')));
    expect(refused(answers)).toHaveLength(90);
    expect(Number(refused(answers)[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('198.51.100.2')).status).toBe(200);
  });
});

describe('the limit without a captcha', () => {
  const tight = (perNetwork: number, overall: number) =>
    startService({ limits: { bypasses: createBypassLimiter(perNetwork, overall) }, trustedHops: 1 });
  const accepted = (answers: Response[]) => answers.filter(({ status }) => status === 200);

  test('admits ten per hour and network, with Retry-After', async () => {
    const { address, store } = await tight(10, 300);
    const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
    const answers = await burst(address, 30, from);
    expect(accepted(answers)).toHaveLength(10);
    expect(Number(refused(answers)[0]?.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await refused(answers)[0]?.text()).toContain('try again later');
    const elsewhere = await burst(address, 1, () => ({ 'x-forwarded-for': '203.0.113.1' }));
    expect(elsewhere[0]?.status).toBe(200);
    expect(await storedLeads(store)).toMatchObject([{ state: 'quarantined' }]);
  });

  test('counts an IPv6 office as one network, and all networks together', async () => {
    const { address } = await tight(10, 15);
    const office = await burst(address, 30, (index) => ({ 'x-forwarded-for': `2001:db8:7:${index}::1` }));
    expect(accepted(office)).toHaveLength(10);
    const everywhere = await burst(address, 30, (index) => ({ 'x-forwarded-for': `198.51.${index}.1` }));
    expect(accepted(everywhere)).toHaveLength(5);
  });

  test.each(['BYPASS_PER_HOUR', 'BYPASS_TOTAL_PER_HOUR'])('is the one that an operator sets by %s', async (name) => {
    const { address } = await startConfigured({ [name]: '1' });
    expect(accepted(await burst(address, 2))).toHaveLength(1);
  });

  test('does not apply to submissions with a captcha or to retries', async () => {
    const { address } = await tight(1, 1);
    const key = { 'idempotency-key': 'the-same' };
    const [first] = await burst(address, 1, () => key);
    const [retry, other] = [...(await burst(address, 1, () => key)), ...(await burst(address, 1))];
    expect([first?.status, retry?.status, other?.status]).toEqual([200, 200, 429]);
    expect((await visitorAt(address).send('newsletter')).status).toBe(200);
  });
});
