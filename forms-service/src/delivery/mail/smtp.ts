import { createTransport } from 'nodemailer';
import type { Recipient } from '../../store/delivery.ts';
import { foldAddress } from '../../submissions/fold-address.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { compose, toAddress } from './compose.ts';
import type { PostOffice } from './post-office.ts';

const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Few connections, each for many mails: mail servers refuse those who open more. */
const pool = { pool: true, maxConnections: 5, maxMessages: 100 } as const;

interface SmtpError {
  code?: unknown;
  response?: unknown;
  responseCode?: unknown;
  /** Of an answer about a recipient. */
  recipient?: string;
  /** One for each recipient, when no recipient was accepted. */
  rejectedErrors?: SmtpError[];
}

/** Enhanced codes 5.1.x (RFC 3463): there is no such mailbox. Asking again would only count against the sender. */
const isNoMailbox = ({ response }: SmtpError) => typeof response === 'string' && /^55\d[ -]5\.1\./.test(response);

function codeOf({ responseCode, code }: SmtpError): string {
  if (typeof responseCode === 'number') return `SMTP_${responseCode}`;
  return typeof code === 'string' ? code : 'SMTP';
}

/** To nodemailer it is an error when no recipient was accepted, and none when only some were not. */
function refusedByAll(error: SmtpError) {
  const { rejectedErrors } = error;
  if (!rejectedErrors) throw new DeliveryFailed(codeOf(error), { isFinal: isNoMailbox(error) });
  return { accepted: [], rejectedErrors };
}

const includes = (addresses: string[], address: string) => addresses.map(foldAddress).includes(foldAddress(address));

function toRecipient(address: string, accepted: string[], refusals: SmtpError[]): Recipient {
  if (includes(accepted, address)) return { address, state: 'accepted' };
  const refusal = refusals.find(({ recipient = '' }) => includes([recipient], address)) ?? {};
  return { address, state: isNoMailbox(refusal) ? 'rejected' : 'deferred', code: codeOf(refusal) };
}

/**
 * Hands mails to an SMTP server.
 * @param url such as `smtps://user:password@mail.example.com`; STARTTLS is used where the server offers it
 */
export function createSmtp(url: string, brand: string): PostOffice {
  const transport = createTransport({ url, ...pool, ...limits });
  return {
    async send(mail, recipients, signal) {
      const envelope = { from: toAddress(mail.from), to: recipients.map((address) => toAddress(address)) };
      const message = { ...compose(mail, brand), envelope, signal };
      const { accepted, rejectedErrors = [] } = await transport.sendMail(message).catch(refusedByAll);
      return recipients.map((address) => toRecipient(address, accepted, rejectedErrors));
    },
    close: () => transport.close({ force: true }),
  };
}
