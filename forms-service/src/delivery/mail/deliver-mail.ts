import type { Recipient } from '../../store/delivery.ts';
import { foldAddress } from '../../store/fold-address.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import type { Mailer } from './mailer.ts';
import type { Mail } from './write-mail.ts';

const isSettled = ({ state }: Recipient) => state !== 'deferred';

const byAddress = (recipients: Recipient[]) =>
  new Map(recipients.map((recipient) => [foldAddress(recipient.address), recipient]));

/** Merges recipient states: current recipients in their order, then former ones who have the mail. */
function outcomesOf({ to }: Mail, known: Map<string, Recipient>): Recipient[] {
  const named = to.map((address) => ({ state: 'deferred' as const, ...known.get(foldAddress(address)), address }));
  const present = byAddress(named);
  const former = [...known].flatMap(([key, recipient]) => (present.has(key) ? [] : [recipient]));
  return [...named, ...former.filter(({ state }) => state === 'accepted')];
}

/**
 * Sends a mail to recipients who neither have it nor were rejected, so nobody gets it twice because another failed.
 * @param earlier recipient states after earlier attempts
 * @throws DeliveryFailed while a recipient is missing
 */
export async function deliverMail(
  mailer: Mailer,
  mail: Mail,
  earlier: Recipient[] = [],
  signal: AbortSignal,
): Promise<void> {
  const settled = byAddress(earlier.filter(isSettled));
  const open = mail.to.filter((address) => !settled.has(foldAddress(address)));
  const answered = open.length > 0 ? await mailer.send(mail, open, signal) : [];
  const outcomes = outcomesOf(mail, new Map([...settled, ...byAddress(answered)]));
  const failure =
    outcomes.find(({ state }) => state === 'deferred') ?? outcomes.find(({ state }) => state === 'rejected');
  if (!failure) return;
  const isFinal = isSettled(failure);
  throw new DeliveryFailed(failure.code ?? 'SMTP_RECIPIENT_REFUSED', {
    isFinal,
    // A single recipient that is retried needs no state.
    recipients: isFinal || outcomes.length > 1 ? outcomes : undefined,
  });
}
