import type { AwaitingReview } from '../quarantine/awaiting-review.ts';
import type { Send } from './courier.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { PostOffice } from './mail/post-office.ts';
import { type MailParts, writeDigest, writeMail } from './mail/write-mail.ts';

export interface Carriers {
  /** Absent when there is none; mails wait, and are dead after two days. */
  post?: PostOffice;
  mail: MailParts;
  /** What a digest is about. */
  countAwaitingReview(): Promise<AwaitingReview[]>;
  /** Absent when there is none; what was meant for it waits, and is dead after two days. */
  webhook?: Send;
}

/** Hands each delivery to the carrier of its channel. */
export function carryBy({ post, mail, countAwaitingReview, webhook }: Carriers): Send {
  return async (claimed, signal) => {
    const { channel, recipients } = claimed.delivery;
    if (channel === 'webhook') {
      if (!webhook) throw new DeliveryFailed('WEBHOOK_URL_UNSET');
      return webhook(claimed, signal);
    }
    if (!post) throw new DeliveryFailed('SMTP_URL_UNSET');
    if (channel === 'digest') {
      const waiting = await countAwaitingReview();
      // Somebody has looked at all of them meanwhile.
      if (waiting.length === 0) return;
      return deliverMail(post, writeDigest(claimed, waiting, mail), recipients, signal);
    }
    return deliverMail(post, writeMail(claimed, mail), recipients, signal);
  };
}
