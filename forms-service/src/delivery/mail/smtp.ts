import { createTransport } from 'nodemailer';
import { DeliveryFailed } from '../delivery-failed.ts';
import { compose } from './compose.ts';
import type { PostOffice } from './post-office.ts';

const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Few connections, each for many mails: mail servers refuse those who open more. */
const pool = { pool: true, maxConnections: 5, maxMessages: 100 } as const;

interface SmtpError {
  code?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** Enhanced codes 5.1.x (RFC 3463): there is no such mailbox. Asking again would only count against the sender. */
const isNoMailbox = ({ response }: SmtpError) => typeof response === 'string' && /^55\d[ -]5\.1\./.test(response);

function failureOf(error: SmtpError): DeliveryFailed {
  const code = typeof error.responseCode === 'number' ? `SMTP_${error.responseCode}` : error.code;
  return new DeliveryFailed(typeof code === 'string' ? code : 'SMTP', { isFinal: isNoMailbox(error) });
}

/**
 * Hands mails to an SMTP server.
 * @param url such as `smtps://user:password@mail.example.com`; STARTTLS is used where the server offers it
 */
export function createSmtp(url: string, brand: string): PostOffice {
  const transport = createTransport({ url, ...pool, ...limits });
  return {
    async send(mail, signal) {
      const info = await transport.sendMail({ ...compose(mail, brand), signal }).catch((error) => {
        throw failureOf(error);
      });
      // Some recipients accepted and others not is no error to nodemailer; the team is told again, under the same id.
      if (info.rejected.length > 0) throw new DeliveryFailed('SMTP_RECIPIENT_REFUSED');
    },
    close: () => transport.close({ force: true }),
  };
}
