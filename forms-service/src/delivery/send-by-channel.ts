import type { Unreviewed } from '../quarantine/unreviewed.ts';
import type { Send } from './courier.ts';
import { DeliveryFailed } from './delivery-failed.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { Mailer } from './mail/mailer.ts';
import { type MailParts, writeDigest, writeMail } from './mail/write-mail.ts';

export interface Senders {
  /** Absent without a mail server; mails wait and are dead after two days. */
  mailer?: Mailer;
  mail: MailParts;
  /** Content of the digest. */
  countUnreviewed(): Promise<Unreviewed[]>;
  /** Absent without a webhook; its messages wait and are dead after two days. */
  webhook?: Send;
}

/** Sends each delivery over its channel. */
export function sendByChannel({ mailer, mail, countUnreviewed, webhook }: Senders): Send {
  return async (claimed, signal) => {
    const { channel, recipients } = claimed.delivery;
    if (channel === 'webhook') {
      if (!webhook) throw new DeliveryFailed('WEBHOOK_URL_UNSET');
      return webhook(claimed, signal);
    }
    if (!mailer) throw new DeliveryFailed('SMTP_URL_UNSET');
    if (channel === 'digest') {
      const unreviewed = await countUnreviewed();
      // All were reviewed since the digest was queued.
      if (unreviewed.length === 0) return;
      return deliverMail(mailer, writeDigest(claimed, unreviewed, mail), recipients, signal);
    }
    return deliverMail(mailer, writeMail(claimed, mail), recipients, signal);
  };
}
