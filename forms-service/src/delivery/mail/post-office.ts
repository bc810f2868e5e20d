import type { Mail } from './write-mail.ts';

/** Carries mails on. */
export interface PostOffice {
  /** Rejects with DeliveryFailed when the mail was not accepted for all its recipients. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Ends connections, also those in use. */
  close(): void;
}
