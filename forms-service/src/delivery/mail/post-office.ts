import type { Recipient } from '../../store/delivery.ts';
import type { Mail } from './write-mail.ts';

/** Carries mails on. */
export interface PostOffice {
  /**
   * Rejects with DeliveryFailed when the mail could not be handed over for reasons that lie in no recipient.
   * @param recipients those of `mail.to` who are to get it now
   * @returns what came of it for each of them
   */
  send(mail: Mail, recipients: string[], signal: AbortSignal): Promise<Recipient[]>;
  /** Ends connections, also those in use. */
  close(): void;
}
