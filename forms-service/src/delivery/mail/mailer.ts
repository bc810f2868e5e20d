import type { Recipient } from '../../store/delivery.ts';
import type { Mail } from './write-mail.ts';

/** Sends mails. */
export interface Mailer {
  /**
   * Rejects with DeliveryFailed for reasons unrelated to a recipient.
   * @param recipients the addresses of `mail.to` to send to now
   * @returns the result for each of them
   */
  send(mail: Mail, recipients: string[], signal: AbortSignal): Promise<Recipient[]>;
  /** Closes all connections, including those in use. */
  close(): void;
}
