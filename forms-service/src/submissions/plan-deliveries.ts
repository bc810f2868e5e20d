import type { Delivery } from '../store/delivery.ts';
import { foldAddress } from '../store/fold-address.ts';
import type { NewLead } from '../store/lead-store.ts';
import type { SubmissionParts } from './submission.ts';

/** Most mail servers deliver `mara+anything@…` to mara: one mailbox has any number of such addresses. */
const mailboxOf = (email: string) => {
  const [name = '', domain] = foldAddress(email).split('@');
  return `${name.split('+', 1)[0]}@${domain}`;
};

const isAcknowledgement = ({ channel }: Delivery) => channel === 'acknowledgement';

/**
 * Decides who is told about a lead. Whoever has had an acknowledgement lately gets no other; the team always gets its mail.
 * @param network where the form came from
 */
export async function planDeliveries(
  { form, state, createdAt, fields }: Pick<NewLead, 'form' | 'state' | 'createdAt' | 'fields'>,
  network: string,
  { plan, acknowledgements }: SubmissionParts,
): Promise<Delivery[]> {
  const planned = plan.of(form, state, createdAt);
  if (!planned.some(isAcknowledgement)) return planned;
  const isAllowed = await acknowledgements.allows(mailboxOf(fields.email ?? ''), network);
  return isAllowed ? planned : planned.filter((delivery) => !isAcknowledgement(delivery));
}
