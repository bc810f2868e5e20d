import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Number of equally sized buckets of visitors; the same as in deploy/gateway/nginx.conf. */
const BUCKETS = 100;

const GROUPS = 8;
/** Part of an IPv6 address that identifies a household. Browsers change the rest daily. */
const GROUPS_OF_NETWORK = 4;
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

const hash = (text: string) => createHash('sha256').update(text).digest();

const nameOf = (bucket: number) => String(bucket).padStart(2, '0');

const groupsOf = (text: string) => (text ? text.split(':') : []);

/** @returns an IPv4 address unchanged, or the network of an IPv6 address */
function networkOf(address: string): string {
  const plain = address.replace(MAPPED_IPV4, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
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
  const visitor = `${networkOf(addressOf(request))}\n${request.headers['user-agent'] ?? ''}`;
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
