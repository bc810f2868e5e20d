import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../src/http/limit-rate.ts';
import { startService } from './service.ts';
import { filledIn, visitorAt } from './visitor.ts';

/** The defaults of the environment. */
const limiter = () => createRateLimiter(10, 60);

const burst = (address: string, size: number, from: (index: number) => Record<string, string> = () => ({})) => {
  const visitor = visitorAt(address);
  const body = { ...filledIn.newsletter, captcha: 'bypass' };
  return Promise.all(Array.from({ length: size }, (_, index) => visitor.post('newsletter', body, from(index))));
};

const refused = (answers: Response[]) => answers.filter(({ status }) => status === 429);

describe('the rate limit', () => {
  it('never catches somebody who corrects a form', async () => {
    const { address } = await startService({ limiter: limiter() });
    expect(refused(await burst(address, 60))).toHaveLength(0);
  });

  it('catches 150 posts at once from one address and says when to come back', async () => {
    const { address } = await startService({ limiter: limiter() });
    const answers = refused(await burst(address, 150));
    expect(answers).toHaveLength(90);
    expect(Number(answers[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answers[0]?.text()).toMatch(/^That was a lot at once\. Please try again in \d+ seconds\.$/);
  });

  it('counts visitors behind the site apart', async () => {
    const { address } = await startService({ limiter: limiter(), trustedHops: 1 });
    const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
    expect(refused(await burst(address, 150, from))).toHaveLength(0);
  });

  it('is not evaded by addresses that a visitor makes up', async () => {
    const { address } = await startService({ limiter: limiter(), trustedHops: 1 });
    const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}, 198.51.100.7` });
    expect(refused(await burst(address, 100, from))).toHaveLength(40);
    const direct = await startService({ limiter: limiter(), trustedHops: 0 });
    expect(refused(await burst(direct.address, 100, from))).toHaveLength(40);
  });

  it('counts a household with IPv6 as one visitor', async () => {
    const { address } = await startService({ limiter: limiter(), trustedHops: 1 });
    const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:7:1::${index.toString(16)}` });
    expect(refused(await burst(address, 100, from))).toHaveLength(40);
  });
});

describe('a client that never finishes its request', () => {
  it('is cut off, and others do not notice it', { timeout: 20_000 }, async () => {
    const { address, port } = await startService();
    const sockets = Array.from({ length: 500 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
    const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    for (const socket of sockets) socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const started = performance.now();
    expect((await visitorAt(address).send('contact')).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_000);
    for (const socket of sockets) socket.resume();
    await closed;
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
