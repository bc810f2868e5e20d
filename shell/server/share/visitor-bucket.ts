import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Visitors are divided into this many parts of the same size; deploy/gateway/nginx.conf has as many. */
const BUCKETS = 100;

const GROUPS = 8;
/** Of an IPv6 address: what one household has. Browsers change the rest each day. */
const GROUPS_OF_NETWORK = 4;
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

const hash = (text: string) => createHash('sha256').update(text).digest();

const nameOf = (bucket: number) => String(bucket).padStart(2, '0');

const groupsOf = (text: string) => (text ? text.split(':') : []);

/** @returns an IPv4 address as it is, of an IPv6 address its network */
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
 * Where a visitor is said to come from. Whoever forges it chooses between two releases that anybody may get.
 */
const addressOf = ({ headers, socket }: IncomingMessage) =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')[0]
    ?.trim() ||
  (socket.remoteAddress ?? '');

/** Part of the visitors that who asks belongs to, `00` to `99`: the same one as long as network and browser are the same. */
export function bucketOf(request: IncomingMessage): string {
  const visitor = `${networkOf(addressOf(request))}\n${request.headers['user-agent'] ?? ''}`;
  return nameOf(hash(visitor).readUInt32BE() % BUCKETS);
}

/**
 * Parts of the visitors that get a release. Each release has an order of its own, so that not the same people get everything
 * first; a larger share of it contains the smaller one.
 * @param of what is shared
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
