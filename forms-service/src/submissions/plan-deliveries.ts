import { type Delivery, isToVisitor } from '../store/delivery.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { NewLead } from '../store/lead-store.ts';
import type { SubmissionParts } from './submission.ts';

/** Most mail servers deliver `mara+anything@…` to mara: one mailbox has any number of such addresses. */
const mailboxOf = (email: string) => {
  const [name = '', domain] = foldAddress(email).split('@');
  return `${name.split('+', 1)[0]}@${domain}`;
};

/** Who is to be told about a lead. */
export interface PlannedDeliveries {
  deliveries: Delivery[];
  /** The lead was not kept, so nobody is told: no mail counts. */
  drop(): Promise<void>;
}

/**
 * Decides who is told about a lead. A mailbox that has had its mails of the day gets no other; the team always gets its mail.
 * @param network where the form came from
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
