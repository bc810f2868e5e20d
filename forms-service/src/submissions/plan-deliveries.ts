import { type Delivery, isToVisitor } from '../store/delivery.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { NewLead } from '../store/lead-store.ts';
import type { SubmissionParts } from './submission.ts';

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Strips subaddresses: most mail servers deliver `mara+anything@…` to mara. Gmail ignores dots, and has two domains:
 * https://support.google.com/mail/answer/7436150.
 */
const mailboxOf = (email: string) => {
  const [address = '', domain = ''] = foldAddress(email).split('@');
  const [name = ''] = address.split('+', 1);
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

/** Planned messages about a lead. */
export interface PlannedDeliveries {
  deliveries: Delivery[];
  /** Uncounts the mail when the lead is not stored. */
  drop(): Promise<void>;
}

/**
 * Plans the messages about a lead. A mailbox above its daily limit gets none; the team always gets its mail.
 * @param network source of the form
 */
export async function planDeliveries(
  { form, state, createdAt, fields }: Pick<NewLead, 'form' | 'state' | 'createdAt' | 'fields'>,
  network: string,
  { plan, limits }: SubmissionParts,
): Promise<PlannedDeliveries> {
  const deliveries = plan.of(form, state, createdAt);
  const toVisitor = deliveries.find(isToVisitor);
  const uncounted = { deliveries, drop: async () => undefined };
  if (!toVisitor) return uncounted;
  const limiter = toVisitor.channel === 'acknowledgement' ? limits.acknowledgements : limits.greetings;
  const mail = { mailbox: mailboxOf(fields.email ?? ''), network };
  if (await limiter.allows(mail)) return { deliveries, drop: () => limiter.giveBack(mail) };
  return { ...uncounted, deliveries: deliveries.filter((delivery) => !isToVisitor(delivery)) };
}
