import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Number of equally sized buckets of visitors; the same as in deploy/gateway/nginx.conf. */
const BUCKETS = 100;

/** Number of groups of an IPv6 address that identify a household. Browsers change the rest daily. */
const GROUPS_OF_HOUSEHOLD = 4;

const hash = (text: string) => createHash('sha256').update(text).digest();

const nameOf = (bucket: number) => String(bucket).padStart(2, '0');

/** Returns an IPv4 address, or the network of an IPv6 address; any other text unchanged. */
function visitorOf(address: string): string {
  const withoutZone = address.replace(/%.*/, '');
  if (!ipaddr.isValid(withoutZone)) return address;
  // Unwraps IPv4-mapped IPv6 addresses.
  const ip = ipaddr.process(withoutZone);
  if (ip.kind() === 'ipv4') return ip.toString();
  const groups = (ip as ipaddr.IPv6).parts.slice(0, GROUPS_OF_HOUSEHOLD);
  return groups.map((group) => group.toString(16)).join(':');
}

/**
 * Returns the claimed address of a visitor. Forging it only selects one of two public releases.
 */
const addressOf = ({ headers, socket }: IncomingMessage) =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')[0]
    ?.trim() ||
  (socket.remoteAddress ?? '');

/** Returns the bucket of a visitor, `00` to `99`, which stays the same for the same network and browser. */
export function bucketOf(request: IncomingMessage): string {
  const visitor = `${visitorOf(addressOf(request))}\n${request.headers['user-agent'] ?? ''}`;
  return nameOf(hash(visitor).readUInt32BE() % BUCKETS);
}

/**
 * Returns the buckets that get a shared release. Each release has its own order, to spread risk over visitors; a larger share
 * contains the smaller one.
 */
export function bucketsOf({
  remote,
  version,
  percent,
}: {
  remote: string;
  version: string;
  percent: number;
}): string[] {
  const names = Array.from({ length: BUCKETS }, (_, bucket) => nameOf(bucket));
  const placeOf = (bucket: string) => hash(`${remote}@${version} ${bucket}`).toString('hex');
  return names.sort((a, b) => placeOf(a).localeCompare(placeOf(b))).slice(0, percent);
}
