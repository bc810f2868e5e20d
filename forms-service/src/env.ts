import path from 'node:path';
import { formNames } from '@site/contracts/forms';
import { parseEnvironment } from '@site/process';
import * as z from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be origins such as "https://www.example.com", separated by commas' })
  .transform((address) => new URL(address).origin);

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
  .pipe(z.array(z.string().trim().pipe(origin)));

const RETENTION = 'must be days by form, such as "contact=730,newsletter=1825"';

const retention = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
  .transform((entries) => Object.fromEntries(entries.map((entry) => entry.split('=').map((part) => part.trim()))))
  .pipe(z.partialRecord(z.enum(formNames, RETENTION), z.coerce.number(RETENTION).int(RETENTION).min(1, RETENTION)));

const address = z.email('must be an e-mail address such as "team@example.com"').max(254);

const smtpError = 'must be an address such as "smtps://user:password@mail.example.com"';

const list = (text: string) => text.split(/[\s,]+/).filter((entry) => entry !== '');

const addresses = z.string().transform(list).pipe(z.array(address).min(1)).optional();

/** Base64 behind a prefix, as Standard Webhooks writes secrets; 128 bits are the least that cannot be guessed. */
const webhookSecret = z
  .string()
  .regex(/^(?:whsec_)?[A-Za-z0-9+/]{22,}={0,2}$/, 'must be "whsec_" and at least 16 bytes in base64')
  .transform((text) => Buffer.from(text.replace('whsec_', ''), 'base64'));

/** Every variable the service reads. Descriptions are the documentation: docs/configuration.md is made from them. */
export const environmentSchema = z.object({
  FORMS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .describe('Port of the service; 0 takes a free one, so that two sites run side by side.'),
  FORMS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on; visitors come through the site, so nobody else needs to reach it.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder for `leads.sqlite`, for the captcha secret and for mails, as far as they have no other place.'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(?:\+srv)?:\/\/\S+$/, 'must be a connection string such as "mongodb://127.0.0.1:27017/site"')
    .optional()
    .describe('Keeps leads in this MongoDB database instead of the SQLite file.'),
  TRUST_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(1)
    .describe(
      'Proxies in front, the site included: the visitor is that many entries from the end of X-Forwarded-For. 0 when reached directly.',
    ),
  SITE_ORIGINS: origins.describe(
    'Further origins whose pages may send forms, separated by commas; the origin that serves the form always may.',
  ),
  CAPTCHA_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs captcha challenges; unset: made once and kept in DATA_DIR. Set the same one for several instances.',
    ),
  CAPTCHA_PROVIDER_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Secret key that the captcha provider gave you; needed when `CAPTCHA_PROVIDER` names one.'),
  CAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe("Where the provider's tokens are verified, such as a proxy of yours; unset: its public address."),
  ERASURE_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Keys the hashes that are kept of erased addresses; unset: made once and kept in DATA_DIR. With another one, old erasures are not recognised.',
    ),
  RETENTION_DAYS: retention.describe(
    'Days for which leads are kept, such as `contact=730,signup=365`; older ones are removed every hour. Forms that are not named keep theirs.',
  ),
  CAPTCHA_COST: count(5_000)
    .pipe(z.number().max(1_000_000))
    .describe('PBKDF2 rounds per try of the 200 to 500 a visitor needs; 5000 is a third of a second on a laptop.'),
  CAPTCHA_CALM: count(30).describe(
    'Challenges that one network (IPv4 /24, IPv6 /48) may ask for in about five minutes before they get harder, up to six times as many tries.',
  ),
  SITE_CONFIG: z
    .string()
    .default(path.join(import.meta.dirname, '../../shell/site.json'))
    .describe("The shell's: mails and their pages take brand, origin and addresses from it."),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, smtpError)
    .refine((text) => URL.canParse(text), smtpError)
    .optional()
    .describe(
      'Mail server that takes our mails; user and password percent-encoded. `smtp://` needs STARTTLS there, unless the server is on this machine. Unset: mails become `.eml` files in `DATA_DIR/mail`.',
    ),
  SMTP_ALLOW_PLAINTEXT: z
    .stringbool()
    .default(false)
    .describe(
      'Lets mails and the password of SMTP_URL go unencrypted to a server that offers no TLS. Off unless set, and mails wait: anybody on the way could read them.',
    ),
  MAIL_FROM: address.optional().describe('Address that mails come from; unset: the e-mail of the site configuration.'),
  MAIL_TO: addresses.describe(
    'Who is told about leads, several addresses separated by commas; unset: the e-mail of the site configuration.',
  ),
  NEWSLETTER_DOUBLE_OPT_IN: z
    .stringbool()
    .default(false)
    .describe(
      'Subscribers are members only when they have pressed a button in a mail; suspicious ones always are asked.',
    ),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs the links in mails; unset: made from the captcha secret. A new one ends all links that are out.'),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .transform((text) => new URL(text))
    .optional()
    .describe(
      'Is told about leads by POST, signed after Standard Webhooks; redirects are not followed. Must be https, unless WEBHOOK_ALLOW_PRIVATE is set or it is on this machine.',
    ),
  WEBHOOK_SECRET: z
    .string()
    .transform(list)
    .pipe(z.array(webhookSecret))
    .optional()
    .describe(
      'Signs webhooks: `whsec_` and base64, needed with WEBHOOK_URL. Several, separated by commas, all sign while one is replaced.',
    ),
  WEBHOOK_ALLOW_PRIVATE: z
    .stringbool()
    .default(false)
    .describe(
      'Lets WEBHOOK_URL lead to this machine or a private network, also by plain http; both are refused otherwise.',
    ),
  RATE_LIMIT_PER_MINUTE: count(10).describe('Posts a minute that one visitor address may go on sending.'),
  RATE_LIMIT_BURST: count(60).describe('Posts that one visitor address may send at once.'),
  BYPASS_PER_HOUR: count(30).describe(
    'Newsletter subscriptions an hour that one network (IPv4 /24, IPv6 /48) may send without a captcha.',
  ),
  BYPASS_TOTAL_PER_HOUR: count(300).describe('The same from everywhere together.'),
  MAX_CONNECTIONS: count(2_000).describe('Open connections; more are refused before they cost memory.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least important log line to print; `info` has one line per request.'),
});

/** The parsed environment. */
export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the environment, the only place where the service does.
 * @throws ConfigurationError with one sentence that says what to change
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const environment = parseEnvironment(environmentSchema, source);
  return { ...environment, DATA_DIR: path.resolve(environment.DATA_DIR) };
}
