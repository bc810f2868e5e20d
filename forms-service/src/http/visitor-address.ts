import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Length of the address prefix that identifies one visitor or one network. */
interface Prefix {
  ipv4: 32 | 24;
  ipv6: 64 | 48;
}

/** Shortens an address to its prefix in CIDR notation; returns any other text unchanged. */
function shorten(address: string, prefix: Prefix): string {
  const withoutZone = address.replace(/%.*/, '');
  // Unlike `net.isIP`, it is false for the addresses that the parser rejects, such as `64:ff9b::192.0.2.7`.
  if (!ipaddr.isValid(withoutZone)) return address;
  // Unwraps IPv4-mapped IPv6 addresses.
  const ip = ipaddr.process(withoutZone);
  if (ip.kind() === 'ipv4') {
    const { octets } = ip as ipaddr.IPv4;
    return prefix.ipv4 === 32 ? octets.join('.') : `${octets.slice(0, 3).join('.')}.0/24`;
  }
  const groups = (ip as ipaddr.IPv6).parts.slice(0, prefix.ipv6 / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${prefix.ipv6}`;
}

type Client = Pick<Request, 'ip'>;

/** Returns what counts as one visitor: an IPv4 address, or an IPv6 /64, the block of one household. */
export const visitorOf = ({ ip = 'unknown' }: Client): string => shorten(ip, { ipv4: 32, ipv6: 64 });

/** Returns the block of addresses that one sender may control: an IPv4 /24 or IPv6 /48. */
export const networkOf = ({ ip = 'unknown' }: Client): string => shorten(ip, { ipv4: 24, ipv6: 48 });
