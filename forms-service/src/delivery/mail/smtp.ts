import { createTransport } from 'nodemailer';
import type { Recipient } from '../../store/delivery.ts';
import { foldAddress } from '../../store/fold-address.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { hostOf, isLoopback } from '../loopback.ts';
import { compose, toAddress } from './compose.ts';
import type { PostOffice } from './post-office.ts';

const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Few connections, each for many mails: mail servers refuse those who open more. */
const pool = { pool: true, maxConnections: 5, maxMessages: 100 } as const;

interface SmtpError {
  code?: unknown;
  /** That of the socket, where nodemailer puts one of its own in its place. */
  originalCode?: unknown;
  /** What the server answered to. */
  command?: unknown;
  response?: unknown;
  responseCode?: number;
  /** Of an answer about a recipient. */
  recipient?: string;
  /** One for each recipient, when no recipient was accepted. */
  rejectedErrors?: SmtpError[];
}

/**
 * Enhanced codes (RFC 3463, RFC 7505) of an answer about a recipient: there is no such mailbox. Asking again would only count
 * against the sender. Others of 5.1.x can be about our own address, which an operator can put right.
 */
const isNoMailbox = ({ response }: SmtpError) =>
  typeof response === 'string' && /^55\d[ -]5\.1\.(?:[1236]|10)\b/.test(response);

/** Who does not know STARTTLS, or EHLO, offers no TLS. What is refused for now (4xx) is no such answer. */
const lacksTls = ({ command, responseCode = 0 }: SmtpError) =>
  (command === 'STARTTLS' || command === 'EHLO') && responseCode >= 500;

function codeOf(error: SmtpError): string {
  if (lacksTls(error)) return 'SMTP_TLS_UNAVAILABLE';
  const { responseCode, originalCode, code } = error;
  if (responseCode) return `SMTP_${responseCode}`;
  return [originalCode, code].find((each) => typeof each === 'string') ?? 'SMTP';
}

/** To nodemailer it is an error when no recipient was accepted, and none when only some were not. */
function refusedByAll(error: SmtpError) {
  const { rejectedErrors } = error;
  if (!rejectedErrors) throw new DeliveryFailed(codeOf(error));
  return { accepted: [], rejectedErrors };
}

const includes = (addresses: string[], address: string) => addresses.map(foldAddress).includes(foldAddress(address));

function toRecipient(address: string, accepted: string[], refusals: SmtpError[]): Recipient {
  if (includes(accepted, address)) return { address, state: 'accepted' };
  const refusal = refusals.find(({ recipient = '' }) => includes([recipient], address)) ?? {};
  return { address, state: isNoMailbox(refusal) ? 'rejected' : 'deferred', code: codeOf(refusal) };
}

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.com`. */
  url: string;
  brand: string;
  /** Lets mails and password go unencrypted to another machine that offers no TLS. */
  allowPlaintext: boolean;
}

/** Where to connect. TLS is required in the query, which comes before any other option: nothing there can undo it. */
function connectionTo({ url, allowPlaintext }: SmtpOptions) {
  const address = new URL(url);
  const host = hostOf(address);
  const isPlain = address.protocol === 'smtp:';
  if (isPlain && !isLoopback(host) && !allowPlaintext) address.searchParams.set('requireTLS', 'true');
  if (host !== 'localhost') return { url: address.href };
  // nodemailer would ask a name server, which may lead elsewhere.
  address.hostname = '127.0.0.1';
  return { url: address.href, servername: host };
}

/** Hands mails to an SMTP server. STARTTLS is used where the server offers it, and required unless it is on this machine. */
export function createSmtp(options: SmtpOptions): PostOffice {
  const transport = createTransport({ ...connectionTo(options), ...pool, ...limits });
  return {
    async send(mail, recipients, signal) {
      const envelope = { from: toAddress(mail.from), to: recipients.map((address) => toAddress(address)) };
      const message = { ...compose(mail, options.brand), envelope, signal };
      const { accepted, rejectedErrors = [] } = await transport.sendMail(message).catch(refusedByAll);
      return recipients.map((address) => toRecipient(address, accepted, rejectedErrors));
    },
    close: () => transport.close({ force: true }),
  };
}
