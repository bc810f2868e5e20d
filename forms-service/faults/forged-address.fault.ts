import { expect, it } from 'vitest';
import { startProcess } from '../test/process.ts';
import { filledIn, visitorAt } from '../test/visitor.ts';

/** The default limits. */
const DEFAULTS = { RATE_LIMIT_BURST: '', RATE_LIMIT_PER_MINUTE: '' };
const BURST = 60;

const forgeries: [string, string, (index: number) => Record<string, string>][] = [
  ['reached directly', '0', (index) => ({ 'x-forwarded-for': `203.0.113.${index}` })],
  ['behind the site', '1', (index) => ({ 'x-forwarded-for': `203.0.113.${index}, 198.51.100.7` })],
  ['behind the site, by IPv6', '1', (index) => ({ 'x-forwarded-for': `2001:db8:7:1::${index.toString(16)}` })],
  [
    'with other headers',
    '1',
    (index) => ({
      'x-forwarded-for': '198.51.100.7',
      'x-real-ip': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
    }),
  ],
];

it.each(forgeries)('clients with forged addresses are rate limited: %s', async (_how, TRUST_PROXY_HOPS, from) => {
  const { address } = await startProcess({ ...DEFAULTS, TRUST_PROXY_HOPS });
  const visitor = visitorAt(address);
  const body = { ...filledIn.newsletter, captcha: 'bypass' };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => visitor.post('newsletter', body, from(index))),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(BURST).fill(200), ...Array(100 - BURST).fill(429)]);
});
