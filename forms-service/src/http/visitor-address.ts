import { isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/** All eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling, also one that ends in an IPv4 address.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits, which is what one household has.
 * @param address as the socket or a proxy gives it
 */
export function visitorOf(address: string): string {
  const [plain = ''] = address.split('%');
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (ipv4 || !isIPv6(plain)) return ipv4 ?? address;
  return `${groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
