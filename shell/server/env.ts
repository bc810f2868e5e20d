import path from 'node:path';
import { parseEnvironment, webhookSecretsSchema } from '@site/process';
import * as z from 'zod';

const token = z.string().min(16).regex(/^\S+$/, 'must have no spaces');
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(10).default(fallback);
const megabytes = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const inShell = (name: string) => path.join(import.meta.dirname, '..', name);

/** Environment variables of the shell. docs/configuration.md is generated from their descriptions. */
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
  REMOTE_MAX_FILE_MB: megabytes(5).describe(
    'Size limit of a file of a release, including `release.json`, in megabytes.',
  ),
  REMOTE_MAX_RELEASE_MB: megabytes(50).describe('Size limit of a release, in megabytes.'),
  COMPOSE_PAGE_TIMEOUT_MS: milliseconds(5_000).describe(
    'Processor time that rendering one page may use, in milliseconds; a page uses about 10. All pages of a release may use a tenth of it each, and ten times it in any case.',
  ),
  COMPOSE_MEMORY_MB: megabytes(256).describe(
    'Heap limit of the processes that render, in megabytes; two at a time have half of it each.',
  ),
  STORE_MAX_MB: megabytes(512).describe(
    'Size limit of the release store, in megabytes; live releases and their predecessors are never removed.',
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
      'Bearer token for `POST /-/refresh`, which accepts operator tokens as well; unset: programs on this machine may refresh, too.',
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
      'Bearer token with which gateways and other shells replicate this one, the same for all; unset: replication is off.',
    ),
  LEASE: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9.-]+$/, 'must be of the form NAMESPACE/NAME')
    .optional()
    .describe(
      'Kubernetes Lease, `NAMESPACE/NAME`, whose holder composes; other shells with the same lease replicate it until they take over. Unset: this shell composes. Needs REPLICA_TOKEN and LEASE_HOLDER.',
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
      'How long a CDN may serve documents without revalidation, in seconds; they then carry `Surrogate-Key: REMOTE PATH`. Unset: it revalidates each time. Set PUBLISH_HOOK_URL as well.',
    ),
  PUBLISH_HOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that receives a POST with the changed paths when a composition goes live, signed according to Standard Webhooks.',
    ),
  PUBLISH_HOOK_SECRET: webhookSecretsSchema
    .optional()
    .describe('Signing secret of that request, `whsec_` followed by base64; required with PUBLISH_HOOK_URL.'),
  PUBLISH_TO: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?$/, 'must be of the form s3://BUCKET/PREFIX')
    .optional()
    .describe(
      'Bucket to which every composition is written as well, `s3://BUCKET/PREFIX`, for a CDN that serves it ([publish to a bucket](publish-to-a-bucket.md)). Credentials are found like those of any AWS tool. Set it for one shell only.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of an S3-compatible store other than Amazon's."),
  AWS_REGION: z.string().default('us-east-1').describe('Region of that bucket; most other stores take any.'),
  RUM_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'Share of documents, 0 to 1, whose visitors report loading times and uncaught errors to `/api/vitals` ([what visitors meet](what-visitors-meet.md)). 0 by default, because the extra download and reports are for the operator to decide. A change renders all documents again.',
    ),
  VITALS_METRICS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Metrics of forms-service, which the page under `/-/` shows and which stop a failing share automatically; unset: those at FORMS_URL.',
    ),
  SHARE_CHECK_MS: milliseconds(10_000).describe(
    'Interval for comparing the visitor metrics of a shared release with those of all others, in milliseconds.',
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Minimum level of log lines; `npm start` sets `warn`.'),
  SHELL_DIST: z.string().default(inShell('dist')).describe("Folder with the shell's own build."),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Environment variables of a replica next to a web server. */
export const followerSchema = z.object({
  SHELL_URL: z.url({ protocol: /^http$/ }).describe('Address of the shell whose published folder is replicated.'),
  REPLICA_TOKEN: token.describe('Token for replication, as set on the shell.'),
  DATA_DIR: environmentSchema.shape.DATA_DIR.describe('Folder for the replica.'),
  LOG_LEVEL: environmentSchema.shape.LOG_LEVEL.describe('Minimum level of log lines.'),
});

/**
 * Reads the environment, which nothing else in the shell does.
 * @throws ConfigurationError with one sentence that names the required change
 */
export const readEnvironment = (source: NodeJS.ProcessEnv = process.env): Environment =>
  parseEnvironment(environmentSchema, source);
