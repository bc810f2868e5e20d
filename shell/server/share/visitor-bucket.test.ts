import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { bucketOf, bucketsOf } from './visitor-bucket.ts';

const VISITORS = 10_000;
const release = { remote: 'sales', version: '2.0.0' };

interface Visitor {
  address?: string;
  forwarded?: string;
  browser?: string;
}

const visitor = ({ address = '192.0.2.1', forwarded, browser = 'Firefox' }: Visitor) =>
  bucketOf({
    socket: { remoteAddress: address },
    headers: { 'user-agent': browser, ...(forwarded && { 'x-forwarded-for': forwarded }) },
  } as unknown as IncomingMessage);

describe('Visitors', () => {
  test.each([1, 5, 10, 50, 99])('are divided such that %i percent get a release', (percent) => {
    const buckets = new Set(bucketsOf({ ...release, percent }));
    const getIt = Array.from({ length: VISITORS }, (_, index) =>
      visitor({ address: `10.1.${index >> 8}.${index & 255}`, browser: `Browser ${index % 40}` }),
    ).filter((bucket) => buckets.has(bucket));
    expect(Math.abs((getIt.length * 100) / VISITORS - percent)).toBeLessThan(1);
  });

  test('in a small share are also in a larger one', () => {
    const small = bucketsOf({ ...release, percent: 10 });
    expect(bucketsOf({ ...release, percent: 50 })).toEqual(expect.arrayContaining(small));
  });

  test('differ for each release', () => {
    expect(bucketsOf({ ...release, percent: 10 })).not.toEqual(
      bucketsOf({ ...release, version: '2.1.0', percent: 10 }),
    );
  });

  test.each([
    ['another address of their IPv6 network', '2001:db8:7:1::1', '2001:db8:7:1:aaaa:bbbb:cccc:dddd'],
    ['an expanded address', '2001:db8::1', '2001:0db8:0000:0000::2'],
    ['a zone', 'fe80::1', 'fe80::1%br-0a1b'],
    ['an IPv4-mapped address', '192.0.2.7', '::ffff:192.0.2.7'],
  ])('are recognized with %s', (_what, address, other) => {
    expect(visitor({ address: other })).toBe(visitor({ address }));
  });

  test('are distinguished by network, browser and forwarded address', () => {
    const buckets = [
      {},
      { address: '192.0.2.2' },
      { address: '2001:db8:7:1::1' },
      { address: '2001:db8:7:2::1' },
      { browser: 'Chrome' },
      { forwarded: '198.51.100.7, 192.0.2.1' },
    ].map(visitor);
    expect(new Set(buckets).size).toBe(buckets.length);
    expect(visitor({ address: '203.0.113.1', forwarded: '198.51.100.7' })).toBe(buckets.at(-1));
  });
});
