import { createTransport } from 'nodemailer';
import { MINUTE_MS } from '../../durations.ts';
import type { Recipient } from '../../store/delivery.ts';
import { foldAddress } from '../../store/fold-address.ts';
import { DeliveryFailed } from '../delivery-failed.ts';
import { hostOf, isLoopback } from '../loopback.ts';
import { transportLimits } from '../transport-limits.ts';
import { compose, toAddress } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** An unavailable server is noticed soon. One that has the mail may take minutes to acknowledge it (RFC 5321, 4.5.3.2). */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 5 * MINUTE_MS,
};

/** A connection for each attempt, so none spends its time in a queue. */
const pool = { pool: true, maxConnections: transportLimits.mail.concurrency, maxMessages: 100 } as const;

interface SmtpError {
  code?: unknown;
  /** Code of the socket error, which nodemailer replaces by its own. */
  originalCode?: unknown;
  /** The command that the server answered. */
  command?: unknown;
  response?: unknown;
  responseCode?: number;
  /** Set for a response about a recipient. */
  recipient?: string;
  /** One per recipient, when all were refused. */
  rejectedErrors?: SmtpError[];
}

/**
 * Enhanced codes (RFC 3463, RFC 7505) that say that a mailbox does not exist. Retrying would only hurt the sender's
 * reputation. Other 5.1.x codes can be about the sender address, which an operator can fix.
 */
const isNoMailbox = ({ response }: SmtpError) =>
  typeof response === 'string' && /^55\d[ -]5\.1\.(?:[1236]|10)\b/.test(response);

/** A server without STARTTLS, or EHLO, offers no TLS. A temporary refusal (4xx) does not mean that. */
const lacksTls = ({ command, responseCode = 0 }: SmtpError) =>
  (command === 'STARTTLS' || command === 'EHLO') && responseCode >= 500;

function codeOf(error: SmtpError): string {
  if (lacksTls(error)) return 'SMTP_TLS_UNAVAILABLE';
  const { responseCode, originalCode, code } = error;
  if (responseCode) return `SMTP_${responseCode}`;
  return [originalCode, code].find((each) => typeof each === 'string') ?? 'SMTP';
}

/** nodemailer rejects only when all recipients were refused. */
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

interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.com`. */
  url: string;
  brand: string;
  /** Allows unencrypted mails and passwords to another machine that offers no TLS. */
  allowPlaintext: boolean;
}

/** Returns the connection URL. TLS is required in the query, which takes precedence over other options. */
function connectionTo({ url, allowPlaintext }: SmtpOptions) {
  const address = new URL(url);
  const host = hostOf(address);
  const isPlain = address.protocol === 'smtp:';
  if (isPlain && !isLoopback(host) && !allowPlaintext) address.searchParams.set('requireTLS', 'true');
  if (host !== 'localhost') return { url: address.href };
  // nodemailer would query DNS, which may return another address.
  address.hostname = '127.0.0.1';
  return { url: address.href, servername: host };
}

/**
 * Creates a mailer for an SMTP server. Uses STARTTLS where offered, and requires it unless the server is on this
 * machine.
 */
export function createSmtp(options: SmtpOptions): Mailer {
  const transport = createTransport({ ...connectionTo(options), ...pool, ...timeouts });
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
