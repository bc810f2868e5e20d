import type { AwaitingReview } from '../quarantine/awaiting-review.ts';
import type { Send } from './courier.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { Mailer } from './mail/mailer.ts';
import { type MailParts, writeDigest, writeMail } from './mail/write-mail.ts';

export interface Senders {
  /** Absent without a mail server; mails wait and are dead after two days. */
  post?: Mailer;
  mail: MailParts;
  /** Content of the digest. */
  countAwaitingReview(): Promise<AwaitingReview[]>;
  /** Absent without a webhook; its messages wait and are dead after two days. */
  webhook?: Send;
}

/** Sends each delivery over its channel. */
export function sendByChannel({ post, mail, countAwaitingReview, webhook }: Senders): Send {
  return async (claimed, signal) => {
    const { channel, recipients } = claimed.delivery;
    if (channel === 'webhook') {
      if (!webhook) throw new DeliveryFailed('WEBHOOK_URL_UNSET');
      return webhook(claimed, signal);
    }
    if (!post) throw new DeliveryFailed('SMTP_URL_UNSET');
    if (channel === 'digest') {
      const waiting = await countAwaitingReview();
      // All were reviewed since the digest was queued.
      if (waiting.length === 0) return;
      return deliverMail(post, writeDigest(claimed, waiting, mail), recipients, signal);
    }
    return deliverMail(post, writeMail(claimed, mail), recipients, signal);
  };
}
