import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns the host of a URL, without IPv6 brackets. */
export const hostOf = ({ hostname }: URL) => hostname.toLowerCase().replace(/^\[|\]$/g, '');

/** Checks whether a host is this machine. Names other than `localhost` do not count, whatever they resolve to. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  return host === 'localhost' || (family > 0 && loopback.check(host, family === 4 ? 'ipv4' : 'ipv6'));
}
