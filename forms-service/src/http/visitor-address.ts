import { isIPv4 } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Length of the address prefix that identifies one visitor or one network. */
interface Prefix {
  ipv4: 32 | 24;
  ipv6: 64 | 48;
}

const shortenIpv4 = (address: string, { ipv4 }: Prefix) =>
  ipv4 === 32 ? address : `${address.slice(0, address.lastIndexOf('.'))}.0/24`;

/** Shortens an address to its prefix in CIDR notation; returns any other text unchanged. */
function shorten(address: string, prefix: Prefix): string {
  // Most visitors; reading their address with the parser would take a twentieth of a submission.
  if (isIPv4(address)) return shortenIpv4(address, prefix);
  const withoutZone = address.replace(/%.*/, '');
  // Unlike `net.isIP`, it is false for the addresses that the parser rejects, such as `64:ff9b::192.0.2.7`.
  if (!ipaddr.isValid(withoutZone)) return address;
  // Unwraps IPv4-mapped IPv6 addresses.
  const ip = ipaddr.process(withoutZone);
  if (ip.kind() === 'ipv4') return shortenIpv4(ip.toString(), prefix);
  const groups = (ip as ipaddr.IPv6).parts.slice(0, prefix.ipv6 / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${prefix.ipv6}`;
}

type Client = Pick<Request, 'ip'>;

/** Returns what counts as one visitor: an IPv4 address, or an IPv6 /64, the block of one household. */
export const visitorOf = ({ ip = 'unknown' }: Client): string => shorten(ip, { ipv4: 32, ipv6: 64 });

/** Returns the block of addresses that one sender may control: an IPv4 /24 or IPv6 /48. */
export const networkOf = ({ ip = 'unknown' }: Client): string => shorten(ip, { ipv4: 24, ipv6: 48 });
