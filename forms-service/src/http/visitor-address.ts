import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bits that the addresses of one visitor, or of one network, have in common. */
interface Prefix {
  ipv4: 32 | 24;
  ipv6: 64 | 48;
}

/** An address that begins with its first bits, in CIDR notation; a text that is no address stays as it is. */
function shorten(address: string, prefix: Prefix): string {
  if (!isIP(address)) return address;
  // Turns an IPv4 address that is written as version 6 into what it is.
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') {
    const { octets } = ip as ipaddr.IPv4;
    return prefix.ipv4 === 32 ? octets.join('.') : `${octets.slice(0, 3).join('.')}.0/24`;
  }
  const groups = (ip as ipaddr.IPv6).parts.slice(0, prefix.ipv6 / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${prefix.ipv6}`;
}

/**
 * What counts as one visitor: an IPv4 address, or an IPv6 network of 64 bits, which is what one household has.
 * @param address as the socket or a proxy gives it
 */
export const visitorOf = (address: string): string => shorten(address, { ipv4: 32, ipv6: 64 });

/**
 * Where visitors come from who may all be one: the /24 of an IPv4 address, the /48 of an IPv6 address.
 * @param address as the socket or a proxy gives it
 */
export const networkOf = (address: string): string => shorten(address, { ipv4: 24, ipv6: 48 });
