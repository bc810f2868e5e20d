import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The host of an address, without the brackets around version 6. */
export const hostOf = ({ hostname }: URL) => hostname.toLowerCase().replace(/^\[|\]$/g, '');

/** Whether what is sent to a host stays on this machine. Names but `localhost` do not count, whatever they resolve to. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  return host === 'localhost' || (family > 0 && loopback.check(host, family === 4 ? 'ipv4' : 'ipv6'));
}
