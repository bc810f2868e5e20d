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

/** Every variable of the service. docs/configuration.md is generated from the descriptions. */
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
    .describe('Address to listen on; visitors come through the site, so it need not be reachable from elsewhere.'),
  FORMS_TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Certificate of the service in PEM, followed by those that lead to its authority; needs FORMS_TLS_KEY. When set, the service speaks TLS only, and so must the proxies in front of it. `npm start` ignores it: its servers are on one machine.',
    ),
  FORMS_TLS_KEY: z.string().min(1).optional().describe('Private key of that certificate in PEM, without a passphrase.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder for `leads.sqlite`, for the captcha secret and for mails, unless they are stored elsewhere.'),
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
      'Number of proxies in front, the site included: the address of a visitor is that many entries from the end of X-Forwarded-For. 0 without proxies.',
    ),
  SITE_ORIGINS: origins.describe(
    'Additional origins whose pages may submit forms, separated by commas; the origin that serves the form always may.',
  ),
  CAPTCHA_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs captcha challenges, questions of plain forms, sessions of the inbox and, while LINK_SECRET is unset, links in mails; keys what instances share of limits, and the security log. Unset: generated once and stored in DATA_DIR. Several instances need the same one.',
    ),
  CAPTCHA_PROVIDER_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Secret key that the captcha provider gave you; needed when `CAPTCHA_PROVIDER` names one.'),
  CAPTCHA_VERIFY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe(
      'URL that verifies the tokens of the provider, such as a proxy of yours; unset: the public URL of the provider.',
    ),
  ERASURE_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key of the hashes that are stored of erased addresses; unset: generated once and stored in DATA_DIR. After a change, earlier erasures are not recognized.',
    ),
  RETENTION_DAYS: retention.describe(
    `Retention period in days by form, such as \`contact=365,signup=never\`; older leads are removed every hour. Unset forms keep theirs: ${Object.entries(
      retentionDays,
    )
      .map(([form, days]) => `\`${form}=${days}\``)
      .join(', ')}: members stay until they leave. The privacy policy names these periods.`,
  ),
  CAPTCHA_COST: count(5_000)
    .pipe(z.number().max(1_000_000))
    .describe(
      "PBKDF2 rounds per attempt; a visitor's browser needs 200 to 500 attempts, which take a third of a second altogether on a laptop with 5000 rounds.",
    ),
  CAPTCHA_CALM: count(30).describe(
    'Challenges that one network (IPv4 /24, IPv6 /48) may request in about five minutes before they become harder, up to six times as many attempts.',
  ),
  SITE_CONFIG: z
    .string()
    .default(path.join(import.meta.dirname, '../../shell/site.json'))
    .describe(
      'Site configuration of the shell: mails and the pages they link to take brand, origin and addresses from it.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, smtpError)
    .refine((text) => URL.canParse(text), smtpError)
    .optional()
    .describe(
      'Mail server that sends our mails; user and password percent-encoded. `smtp://` requires STARTTLS, unless the server is on this machine. Unset: see MAIL_FILES.',
    ),
  MAIL_FILES: z
    .stringbool()
    .default(true)
    .describe(
      'Writes mails to `DATA_DIR/mail` as `.eml` files while SMTP_URL is not set. Turn it off where that folder is lost with its container: mails then wait as deliveries in the store, for two days each.',
    ),
  SMTP_ALLOW_PLAINTEXT: z
    .stringbool()
    .default(false)
    .describe(
      'Allows mails and the password of SMTP_URL to be sent unencrypted to a server that offers no TLS. Off by default, and such mails wait: anyone on the network path could read them.',
    ),
  MAIL_FROM: address
    .optional()
    .describe('Sender address of mails; unset: the email address of the site configuration.'),
  MAIL_TO: addresses.describe(
    'Recipients of new leads, separated by commas; unset: the email address of the site configuration.',
  ),
  ACKNOWLEDGEMENTS: z
    .stringbool()
    .default(true)
    .describe(
      'Acknowledges messages and quote requests by mail, at most once a day per mailbox. Turn it off where another system does so.',
    ),
  NEWSLETTER_DOUBLE_OPT_IN: z
    .stringbool()
    .default(false)
    .describe(
      'Requires subscribers to confirm by a link in an email, and tells them so; suspicious ones always have to.',
    ),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Signs the links in mails; unset: derived from the captcha secret. Changing it invalidates all links that were sent.',
    ),
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .transform((text) => new URL(text))
    .optional()
    .describe(
      'URL that receives leads by POST, signed according to Standard Webhooks; redirects are not followed. Must be https, unless WEBHOOK_ALLOW_PRIVATE is set or it is on this machine.',
    ),
  WEBHOOK_SECRET: webhookSecretsSchema
    .optional()
    .describe(
      'Signing secret of webhooks, `whsec_` followed by base64; required with WEBHOOK_URL. Several, separated by commas, sign at the same time while a secret is rotated.',
    ),
  WEBHOOK_ALLOW_PRIVATE: z
    .stringbool()
    .default(false)
    .describe(
      'Allows WEBHOOK_URL to point to this machine or a private network, also over plain http; both are refused otherwise.',
    ),
  RATE_LIMIT_PER_MINUTE: count(10).describe(
    'Sustained rate of submissions per minute and visitor address; three times as many captcha challenges.',
  ),
  RATE_LIMIT_BURST: count(60).describe(
    'Burst of submissions per visitor address; three times as many captcha challenges.',
  ),
  BYPASS_PER_HOUR: count(30).describe(
    'Newsletter subscriptions without a captcha, and forms sent without JavaScript, per hour and network (IPv4 /24, IPv6 /48).',
  ),
  BYPASS_TOTAL_PER_HOUR: count(300).describe('The same per hour from all networks.'),
  MAX_CONNECTIONS: count(2_000).describe(
    'Maximum number of open connections; more are refused before they use memory.',
  ),
  SECURITY_LOG: z
    .stringbool()
    .default(false)
    .describe(
      'Logs every attempt to change something, and every refusal, with a keyed hash of the visitor address. Off by default: even hashes connect the actions of one visitor.',
    ),
  INBOX_USERS: inboxUsers.describe(
    'People who may answer leads in the inbox, separated by commas: entries that `npm run leads -- inbox-user NAME` prints. Unset: password sign-in is disabled.',
  ),
  INBOX_USER_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, 'must be the name of a header such as "X-Forwarded-Email"')
    .optional()
    .describe(
      'Header in which a proxy that signs people in, such as one for OpenID Connect, names them for the inbox; needs INBOX_PROXY_SECRET.',
    ),
  INBOX_PROXY_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Secret that this proxy sends in `X-Inbox-Secret`; without it, anyone who reaches the service could send the other header.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe(
      'Minimum level of log lines, which `npm start` sets to `warn`; `info` has one line per request, except successful probes.',
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
