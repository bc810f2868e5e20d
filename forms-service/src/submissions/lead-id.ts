import { randomBytes } from 'node:crypto';

const SEQUENCE_MAX = 0xfff;

const timePart = (time: number) => {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};

/** What all ids from this moment on are greater than, as text, and all earlier ones are less than. */
export const firstIdAt = (moment: Date) => timePart(moment.getTime());

/**
 * Makes UUIDs of version 7 (RFC 9562) that grow from call to call, also within one millisecond.
 * @param clock time of the leads
 */
export function createLeadIds(clock: () => Date): () => string {
  let last = 0;
  let sequence = 0;
  return () => {
    const now = clock().getTime();
    sequence = now > last ? 0 : sequence + 1;
    last = sequence > SEQUENCE_MAX ? last + 1 : Math.max(now, last);
    sequence %= SEQUENCE_MAX + 1;
    const random = randomBytes(8);
    random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
    const tail = random.toString('hex');
    const counter = sequence.toString(16).padStart(3, '0');
    return `${timePart(last)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}
