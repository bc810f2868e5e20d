import path from 'node:path';
import { formNames } from '@site/contracts/forms';
import { retentionDays } from '@site/contracts/forms/retention';
import { parseEnvironment, webhookSecretsSchema } from '@site/process';
import * as z from 'zod';
import { INBOX_USER } from './inbox/passwords.ts';
import type { RetentionDays } from './retention.ts';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be origins such as "https://www.example.com", separated by commas' })
  .transform((address) => new URL(address).origin);

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
  .pipe(z.array(z.string().trim().pipe(origin)));

const RETENTION = 'must be days by form, such as "contact=730,signup=never"';

const period = z.union([z.literal('never'), z.coerce.number().int().min(1)], RETENTION);

const retention = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((entry) => entry.trim() !== ''))
  .transform((entries) => Object.fromEntries(entries.map((entry) => entry.split('=').map((part) => part.trim()))))
  .pipe(z.partialRecord(z.enum(formNames, RETENTION), period))
  .transform((given): RetentionDays => {
    const days = Object.entries({ ...retentionDays, ...given });
    return Object.fromEntries(days.filter(([, some]) => some !== 'never'));
  });

const address = z.email('must be an email address such as "team@example.com"').max(254);

const smtpError = 'must be an address such as "smtps://user:password@mail.example.com"';

const list = (text: string) => text.split(/[\s,]+/).filter((entry) => entry !== '');

const addresses = z.string().transform(list).pipe(z.array(address).min(1)).optional();

const INBOX = 'must be entries that "npm run leads -- inbox-user NAME" prints, separated by commas';

const inboxUsers = z
  .string()
  .default('')
  .transform(list)
  .pipe(z.array(z.string().regex(INBOX_USER, INBOX)))
  .transform((entries) => new Map(entries.map((entry) => entry.split(':') as [string, string])));

/** Variables of the service. docs/configuration.md is generated from the descriptions. */
export const environmentSchema = z.object({
  FORMS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(0)
    .describe('Port of the service; 0 selects a free one, so two sites can run side by side.'),
  FORMS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on; requests of visitors arrive through the site, so only the site must reach it.'),
  FORMS_TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe(
      'PEM certificate of the service, followed by its intermediates; requires FORMS_TLS_KEY. If set, the service accepts TLS only, and proxies must use it. Ignored by `npm start`, whose servers share a machine.',
    ),
  FORMS_TLS_KEY: z.string().min(1).optional().describe('PEM private key of the certificate, without a passphrase.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder for `leads.sqlite`, the captcha secret and mail files, unless they are stored elsewhere.'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(?:\+srv)?:\/\/\S+$/, 'must be a connection string such as "mongodb://127.0.0.1:27017/site"')
    .optional()
    .describe('MongoDB database that stores leads instead of the SQLite file.'),
  TRUST_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(1)
    .describe(
      "Number of proxies in front, the site included: the visitor's address is that many entries from the end of X-Forwarded-For. 0 without proxies.",
    ),
  SITE_ORIGINS: origins.describe(
    'Additional origins whose pages may submit forms, separated by commas; the origin that serves the form is always allowed.',
  ),
  CAPTCHA_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs captcha challenges, questions of plain forms, inbox sessions and, without LINK_SECRET, links in mails; keys shared limits and the security log. Unset: generated once and stored in DATA_DIR. All instances need the same value.',
    ),
  CAPTCHA_PROVIDER_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Secret key from the captcha provider; required with a hosted `CAPTCHA_PROVIDER`.'),
  CAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe("URL that verifies the provider's tokens, such as your own proxy. Unset: the provider's public URL."),
  ERASURE_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key of the stored hashes of erased addresses. Unset: generated once and stored in DATA_DIR. After a change, earlier erasures are not recognized.',
    ),
  RETENTION_DAYS: retention.describe(
    `Retention period in days by form, such as \`contact=365,signup=never\`; older leads are removed every hour. Defaults: ${Object.entries(
      retentionDays,
    )
      .map(([form, days]) => `\`${form}=${days}\``)
      .join(', ')}. Newsletter members stay until they unsubscribe. The privacy policy states these periods.`,
  ),
  CAPTCHA_COST: count(5_000)
    .pipe(z.number().max(1_000_000))
    .describe(
      "PBKDF2 rounds per attempt; a visitor's browser needs 200 to 500 attempts, in total a third of a second on a laptop with 5000 rounds.",
    ),
  CAPTCHA_CALM: count(30).describe(
    'Challenges that one network (IPv4 /24, IPv6 /48) may request in about five minutes before they get harder, up to six times as many attempts.',
  ),
  SITE_CONFIG: z
    .string()
    .default(path.join(import.meta.dirname, '../../shell/site.json'))
    .describe('Site configuration of the shell, for brand, origin and addresses in mails and the pages they link to.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, smtpError)
    .refine((text) => URL.canParse(text), smtpError)
    .optional()
    .describe(
      'Mail server for outgoing mail; user and password percent-encoded. `smtp://` requires STARTTLS, unless the server is on this machine. Unset: see MAIL_FILES.',
    ),
  MAIL_FILES: z
    .stringbool()
    .default(true)
    .describe(
      'Writes mails to `DATA_DIR/mail` as `.eml` files while SMTP_URL is unset. Set it to false if the folder is not persistent: mails then wait in the store as deliveries, for two days each.',
    ),
  SMTP_ALLOW_PLAINTEXT: z
    .stringbool()
    .default(false)
    .describe(
      'Allows sending mails and the password of SMTP_URL unencrypted to a server without TLS. By default such mails wait, because anyone on the network path could read them.',
    ),
  MAIL_FROM: address
    .optional()
    .describe('Sender address of mails. Unset: the email address of the site configuration.'),
  MAIL_TO: addresses.describe(
    'Recipients of new leads, separated by commas. Unset: the email address of the site configuration.',
  ),
  ACKNOWLEDGEMENTS: z
    .stringbool()
    .default(true)
    .describe(
      'Confirms messages and requests for a quote by mail, at most once a day per mailbox. Set it to false if another system does so.',
    ),
  NEWSLETTER_DOUBLE_OPT_IN: z
    .stringbool()
    .default(false)
    .describe('Requires subscribers to confirm through a link in a mail; suspicious subscriptions always require it.'),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs the links in mails. Unset: derived from the captcha secret. A change invalidates all links already sent.',
    ),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .transform((text) => new URL(text))
    .optional()
    .describe(
      'URL that receives leads by POST, signed according to Standard Webhooks, with the User-Agent `forms-service`; redirects are not followed. Must be https, unless WEBHOOK_ALLOW_PRIVATE is set.',
    ),
  WEBHOOK_SECRET: webhookSecretsSchema
    .optional()
    .describe(
      'Signing secret of webhooks, `whsec_` followed by base64; required with WEBHOOK_URL. During a rotation, several, separated by commas, sign together.',
    ),
  WEBHOOK_ALLOW_PRIVATE: z
    .stringbool()
    .default(false)
    .describe('Allows WEBHOOK_URL to point to this machine or a private network, also over plain http.'),
  RATE_LIMIT_PER_MINUTE: count(10).describe(
    'Sustained rate of submissions per minute and visitor address; three times as many captcha challenges.',
  ),
  RATE_LIMIT_BURST: count(60).describe(
    'Burst of submissions per visitor address; three times as many captcha challenges.',
  ),
  BYPASS_PER_HOUR: count(30).describe(
    'Limit of newsletter subscriptions without a captcha, and of forms sent without JavaScript, per hour and network (IPv4 /24, IPv6 /48).',
  ),
  BYPASS_TOTAL_PER_HOUR: count(300).describe('The same limit per hour for all networks together.'),
  MAX_CONNECTIONS: count(2_000).describe(
    'Maximum number of open connections; further ones are refused before they use memory.',
  ),
  SECURITY_LOG: z
    .stringbool()
    .default(false)
    .describe(
      'Logs every attempted change and every refusal, with a keyed hash instead of the address. Off by default, because even hashes link the actions of one visitor.',
    ),
  INBOX_USERS: inboxUsers.describe(
    'Users of the inbox, separated by commas: entries that `npm run leads -- inbox-user NAME` prints. Unset: password sign-in is disabled.',
  ),
  INBOX_USER_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, 'must be the name of a header such as "X-Forwarded-Email"')
    .optional()
    .describe(
      'Header with the name of a user that an authenticating proxy, such as one for OpenID Connect, has signed in to the inbox; requires INBOX_PROXY_SECRET.',
    ),
  INBOX_PROXY_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret that the proxy sends in `X-Inbox-Secret`, so that no other client can set INBOX_USER_HEADER.'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe(
      'Minimum level of log lines; `npm start` sets `warn`. `info` logs one line per request, except successful probes.',
    ),
});

/** The parsed environment. */
export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the environment; no other module does.
 * @throws ConfigurationError with one sentence that says what to change
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const environment = parseEnvironment(environmentSchema, source);
  return { ...environment, DATA_DIR: path.resolve(environment.DATA_DIR) };
}
