import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-addresses.ts';

it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '0.0.0.0'],
  ['this machine', '::1'],
  ['this machine', '::'],
  ['this machine, written as version 6', '::ffff:127.0.0.1'],
  ['a private network', '10.20.30.40'],
  ['a private network', '172.16.0.1'],
  ['a private network', '192.168.1.1'],
  ['a private network', 'fd12:3456:789a::1'],
  ['a provider’s network', '100.64.0.1'],
  ['the metadata service of a cloud', '169.254.169.254'],
  ['the metadata service of a cloud', 'fd00:ec2::254'],
  ['the local link', 'fe80::1'],
  ['a way through a translator', '64:ff9b::7f00:1'],
  ['a way through a tunnel', '2002:7f00:1::'],
  ['a way through a tunnel', '2001:0:4136:e378::1'],
  ['many at once', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['an example', '203.0.113.9'],
  ['an example', '2001:db8::1'],
  ['no address', 'localhost'],
])('%s is not: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

type LookedUp = (error: null, addresses: dns.LookupAddress[]) => void;

/** Looks up a name that has these addresses. */
function lookUp(addresses: string[], all: boolean): Promise<unknown> {
  const answer = addresses.map((address) => ({ address, family: 4 }));
  const resolver = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((_name: string, _options: object, callback: LookedUp) =>
      callback(null, answer)) as unknown as typeof dns.lookup);
  syncBuiltinESMExports();
  onTestFinished(() => {
    resolver.mockRestore();
    syncBuiltinESMExports();
  });
  return new Promise((resolve) => publicLookup('hooks.example', { all }, (error, found) => resolve(error ?? found)));
}

const ours = '10.20.30.40';
const theirs = ['93.184.215.14', '1.1.1.1'];

it.each([[[ours]], [[ours, ...theirs]], [[...theirs, ours]]])(
  'a name with the addresses %j is refused',
  async (addresses) => {
    for (const all of [true, false]) expect(await lookUp(addresses, all)).toBeInstanceOf(PrivateAddress);
  },
);

it('a name with public addresses only is resolved', async () => {
  expect(await lookUp(theirs, true)).toEqual(theirs.map((address) => ({ address, family: 4 })));
  expect(await lookUp(theirs, false)).toBe(theirs[0]);
});
