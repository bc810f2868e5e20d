import type { Recipient } from '../../store/delivery.ts';
import { foldAddress } from '../../store/fold-address.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import type { PostOffice } from './post-office.ts';
import type { Mail } from './write-mail.ts';

const isSettled = ({ state }: Recipient) => state !== 'deferred';

const byAddress = (recipients: Recipient[]) =>
  new Map(recipients.map((recipient) => [foldAddress(recipient.address), recipient]));

/** What is known of everybody whom a mail is meant for, in their order, then of those who got it but are named no more. */
function outcomesOf({ to }: Mail, known: Map<string, Recipient>): Recipient[] {
  const named = to.map((address) => ({ state: 'deferred' as const, ...known.get(foldAddress(address)), address }));
  const present = byAddress(named);
  const former = [...known].flatMap(([key, recipient]) => (present.has(key) ? [] : [recipient]));
  return [...named, ...former.filter(({ state }) => state === 'accepted')];
}

/**
 * Sends a mail to those of its recipients who neither have it nor were rejected. Nobody gets it twice because of another.
 * @param earlier what came of the attempts before
 * @throws DeliveryFailed as long as somebody has not got it
 */
export async function deliverMail(
  post: PostOffice,
  mail: Mail,
  earlier: Recipient[] = [],
  signal: AbortSignal,
): Promise<void> {
  const settled = byAddress(earlier.filter(isSettled));
  const open = mail.to.filter((address) => !settled.has(foldAddress(address)));
  const answered = open.length > 0 ? await post.send(mail, open, signal) : [];
  const outcomes = outcomesOf(mail, new Map([...settled, ...byAddress(answered)]));
  const failure =
    outcomes.find(({ state }) => state === 'deferred') ?? outcomes.find(({ state }) => state === 'rejected');
  if (!failure) return;
  const isFinal = isSettled(failure);
  throw new DeliveryFailed(failure.code ?? 'SMTP_RECIPIENT_REFUSED', {
    isFinal,
    // Of a single one who is asked again there is nothing to remember.
    recipients: isFinal || outcomes.length > 1 ? outcomes : undefined,
  });
}
