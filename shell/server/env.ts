import path from 'node:path';
import { parseEnvironment, webhookSecretsSchema } from '@site/process';
import * as z from 'zod';

const token = z.string().min(16).regex(/^\S+$/, 'must have no spaces');
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(10).default(fallback);
const megabytes = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const inShell = (name: string) => path.join(import.meta.dirname, '..', name);

/** Every variable the shell reads. Descriptions are the documentation: docs/configuration.md is checked against them. */
export const environmentSchema = z.object({
  PORT: port(8080).describe('Port of the site.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; by default only this machine can connect.'),
  DATA_DIR: z.string().default('.data').describe('Folder for releases, rendered documents and leads.'),
  REMOTES: z
    .string()
    .optional()
    .describe('`name=URL-or-folder,…`; replaces the sources of the registry file, whose path prefixes still apply.'),
  REMOTES_FILE: z
    .string()
    .default(inShell('remotes.json'))
    .describe('Registry of remotes: sources, path prefixes, pins. It is read again when it changes.'),
  REMOTES_POLL_MS: milliseconds(2_000).describe(
    'Interval between polls for new releases, in milliseconds; `npm start` sets 200.',
  ),
  REMOTE_TIMEOUT_MS: milliseconds(3_000).describe(
    'Timeout for fetching release.json, in milliseconds; other files have three times as much.',
  ),
  REMOTE_MAX_FILE_MB: megabytes(5).describe('Largest file of a release, in megabytes, `release.json` included.'),
  REMOTE_MAX_RELEASE_MB: megabytes(50).describe('Largest release, in megabytes.'),
  COMPOSE_PAGE_TIMEOUT_MS: milliseconds(5_000).describe(
    'Processor time that rendering one page may use, in milliseconds; a page uses about 10. All pages of a release may use a tenth of it each, and ten times it in any case.',
  ),
  COMPOSE_MEMORY_MB: megabytes(256).describe(
    'Heap limit of the processes that render, in megabytes; two at a time have half of it each.',
  ),
  STORE_MAX_MB: megabytes(512).describe(
    'Size limit of the release store, in megabytes; releases that are live, and those before them, are never removed.',
  ),
  SITE_CONFIG: z.string().default(inShell('site.json')).describe('Brand, phones, addresses and links of the site.'),
  FORMS_URL: z
    .url({ protocol: /^http$/ })
    .optional()
    .describe('Address of forms-service; `/api` answers 503 without it.'),
  REFRESH_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Bearer token for `POST /-/refresh`, which the token of an operator replaces; unset: programs on this machine may refresh as well.',
    ),
  TEAM_TOKENS_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with the tokens of teams and operators, read again when it changes (see docs/deploy-a-remote.md); unset: only programs on this machine may steer.',
    ),
  REPLICA_TOKEN: token
    .optional()
    .describe(
      'Bearer token with which gateways and other shells copy what this one publishes; unset: nobody may. The same for all.',
    ),
  LEASE: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9.-]+$/, 'must be of the form NAMESPACE/NAME')
    .optional()
    .describe(
      'Lease of Kubernetes, `NAMESPACE/NAME`, whose holder composes; other shells with the same lease copy it until they take over. Unset: this shell composes. Needs REPLICA_TOKEN and LEASE_HOLDER.',
    ),
  LEASE_HOLDER: z
    .string()
    .regex(/^[a-z0-9.-]+:\d+$/, 'must be of the form HOST:PORT')
    .optional()
    .describe('Where other shells reach this one, `HOST:PORT`; its name as the holder of LEASE.'),
  KUBERNETES_SERVICE_HOST: z.string().optional().describe('API server, for LEASE; Kubernetes sets it in each pod.'),
  KUBERNETES_SERVICE_PORT: port(443).describe('Its port; Kubernetes sets it in each pod.'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2_000)
    .describe('Maximum number of open connections; more are refused before they use memory.'),
  SHARED_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'How long a CDN may serve documents without asking, in seconds; they then carry `Surrogate-Key: REMOTE PATH`. Unset: it asks each time. Set PUBLISH_HOOK_URL as well.',
    ),
  PUBLISH_HOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that is told by POST which paths have changed when a composition goes live, signed according to Standard Webhooks.',
    ),
  PUBLISH_HOOK_SECRET: webhookSecretsSchema
    .optional()
    .describe('Signing secret of that request, `whsec_` followed by base64; required with PUBLISH_HOOK_URL.'),
  PUBLISH_TO: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?$/, 'must be of the form s3://BUCKET/PREFIX')
    .optional()
    .describe(
      'Bucket to which every composition is written as well, `s3://BUCKET/PREFIX`, for a CDN that serves it ([publish to a bucket](publish-to-a-bucket.md)). Credentials are found as by all tools of AWS. Set it for one shell only.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of a store other than Amazon's that speaks S3."),
  AWS_REGION: z.string().default('us-east-1').describe('Region of that bucket; most other stores take any.'),
  RUM_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'Share of documents, 0 to 1, whose visitors report loading times and uncaught errors to `/api/vitals` ([what visitors meet](what-visitors-meet.md)). 0 by default: whether visitors download and send something for that is for the operator to decide. A change renders all documents again.',
    ),
  VITALS_METRICS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Metrics of forms-service, from which the page under `/-/`, and a share of visitors that is to stop by itself, take what visitors meet; unset: those at FORMS_URL.',
    ),
  SHARE_CHECK_MS: milliseconds(10_000).describe(
    'Interval at which what visitors meet with a shared release is compared with what all others meet, in milliseconds.',
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Minimum level of log lines; `npm start` sets `warn`.'),
  SHELL_DIST: z.string().default(inShell('dist')).describe("Folder with the shell's own build."),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Every variable that a copy beside a web server reads. */
export const followerSchema = z.object({
  SHELL_URL: z.url({ protocol: /^http$/ }).describe('Address of the shell whose published folder is copied.'),
  REPLICA_TOKEN: token.describe('Token that the shell wants for that, as it is set there.'),
  DATA_DIR: environmentSchema.shape.DATA_DIR.describe('Folder for the copy of what the shell publishes.'),
  LOG_LEVEL: environmentSchema.shape.LOG_LEVEL.describe('Minimum level of log lines.'),
});

/**
 * Reads the environment, the only place where the shell does.
 * @throws ConfigurationError with one sentence that says what to change
 */
export const readEnvironment = (source: NodeJS.ProcessEnv = process.env): Environment =>
  parseEnvironment(environmentSchema, source);
