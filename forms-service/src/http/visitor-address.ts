import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a household shares, and those that an office or a provider's customer may have. */
const HOUSEHOLD = 4;
const NETWORK = 3;

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling, also one that ends in an IPv4 address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** @returns an IPv4 address, or the groups of an IPv6 address; undefined for what is neither */
function read(address: string): { ipv4: string } | { groups: string[] } | undefined {
  const [plain = ''] = address.split('%');
  const ipv4 = isIPv4(plain) ? plain : /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (ipv4) return { ipv4 };
  return isIPv6(plain) ? { groups: groupsOf(plain) } : undefined;
}

/**
 * What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits, which is what one household has.
 * @param address as the socket or a proxy gives it
 */
export function visitorOf(address: string): string {
  const found = read(address);
  if (!found) return address;
  return 'ipv4' in found ? found.ipv4 : `${found.groups.slice(0, HOUSEHOLD).join(':')}::/64`;
}

/**
 * Where visitors come from who may all be one: the /24 of an IPv4 address, the /48 of an IPv6 address.
 * @param address as the socket or a proxy gives it
 */
export function networkOf(address: string): string {
  const found = read(address);
  if (!found) return address;
  if ('ipv4' in found) return `${found.ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  return `${found.groups.slice(0, NETWORK).join(':')}::/48`;
}
