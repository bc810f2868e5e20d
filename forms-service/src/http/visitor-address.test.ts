import { expect, it } from 'vitest';
import { networkOf, visitorOf } from './visitor-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001::1', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%br-0a1b', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7%eth0', '64:ff9b::192.0.2.7%eth0'],
  ['unknown', 'unknown'],
])('takes %s for the visitor %s', (address, visitor) => {
  expect(visitorOf({ ip: address })).toBe(visitor);
});

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('takes %s as a part of the network %s', (address, network) => {
  expect(networkOf({ ip: address })).toBe(network);
});
