import path from 'node:path';
import { parseEnvironment, webhookSecretsSchema } from '@site/process';
import * as z from 'zod';

const token = z.string().min(16).regex(/^\S+$/, 'must have no spaces');
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(10).default(fallback);
const megabytes = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const inShell = (name: string) => path.join(import.meta.dirname, '..', name);

/** Variables of the shell. docs/configuration.md is generated from the descriptions. */
export const environmentSchema = z.object({
  PORT: port(8080).describe('Port of the site.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; by default, only this machine can connect.'),
  DATA_DIR: z.string().default('.data').describe('Folder for releases, rendered documents and leads.'),
  REMOTES: z
    .string()
    .optional()
    .describe(
      '`name=URL-or-folder,…`: the complete list of remotes with their sources, instead of that in the registry file, whose path prefixes, pins, pauses and public keys still apply.',
    ),
  REMOTES_FILE: z
    .string()
    .default(inShell('remotes.json'))
    .describe('Registry of remotes: sources, path prefixes, pins. Reread when it changes.'),
  REMOTES_POLL_MS: milliseconds(2_000).describe(
    'Interval between polls for new releases, in milliseconds; `npm start` sets 200.',
  ),
  REMOTE_TIMEOUT_MS: milliseconds(3_000).describe(
    'Timeout for fetching release.json, in milliseconds; three times as much for other files.',
  ),
  REMOTE_MAX_FILE_MB: megabytes(5).describe(
    'Size limit of a file of a release, including `release.json`, in megabytes.',
  ),
  REMOTE_MAX_RELEASE_MB: megabytes(50).describe('Size limit of a release, in megabytes.'),
  COMPOSE_PAGE_TIMEOUT_MS: milliseconds(5_000).describe(
    'Processor time limit for rendering one page, in milliseconds; a page uses about 10. The limit for a release is a tenth of this value per page, and at least ten times this value.',
  ),
  COMPOSE_MEMORY_MB: megabytes(256).describe(
    'Heap limit of the rendering processes, in megabytes; two concurrent processes get half each.',
  ),
  STORE_MAX_MB: megabytes(512).describe(
    'Size limit of the release store, in megabytes; live releases and the ones before them are never removed.',
  ),
  SITE_CONFIG: z.string().default(inShell('site.json')).describe('Brand, phones, addresses and links of the site.'),
  FORMS_URL: z
    .url({ protocol: /^http$/ })
    .optional()
    .describe('Address of forms-service; without it, `/api` answers 503.'),
  REFRESH_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Bearer token for `POST /-/refresh`; an operator token works as well. Unset: programs on this machine may refresh without a token.',
    ),
  TEAM_TOKENS_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with the [tokens of teams and operators](deploy-a-remote.md#authorize-teams), reread when it changes. Unset: only programs on this machine may steer.',
    ),
  REPLICA_TOKEN: token
    .optional()
    .describe(
      'Bearer token for gateways and other shells that copy the published folder, the same for all. Unset: copying is disabled.',
    ),
  LEASE: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9.-]+$/, 'must be of the form NAMESPACE/NAME')
    .optional()
    .describe(
      'Kubernetes lease, `NAMESPACE/NAME`, whose holder composes; other shells with the same lease copy from it and take over when it fails. Unset: this shell composes. Requires REPLICA_TOKEN and LEASE_HOLDER.',
    ),
  LEASE_HOLDER: z
    .string()
    .regex(/^[a-z0-9.-]+:\d+$/, 'must be of the form HOST:PORT')
    .optional()
    .describe('Address at which other shells reach this one, `HOST:PORT`; its identity as the holder of LEASE.'),
  KUBERNETES_SERVICE_HOST: z.string().optional().describe('Host of the API server, for LEASE; set by Kubernetes.'),
  KUBERNETES_SERVICE_PORT: port(443).describe('Port of the API server; set by Kubernetes.'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2_000)
    .describe('Maximum number of open connections; further ones are refused before they use memory.'),
  SHARED_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Time a [CDN](put-a-cdn-in-front.md) may serve documents without revalidation, in seconds; adds `Surrogate-Key: REMOTE PATH`. Unset: the CDN revalidates each time. Set PUBLISH_HOOK_URL as well.',
    ),
  PUBLISH_HOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL that receives the changed paths by POST when a composition goes live, signed according to Standard Webhooks.',
    ),
  PUBLISH_HOOK_SECRET: webhookSecretsSchema
    .optional()
    .describe('Signing secret of the publish hook, `whsec_` followed by base64; required with PUBLISH_HOOK_URL.'),
  PUBLISH_TO: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w./-]*)?$/,
      'must be of the form s3://BUCKET/PREFIX, with the characters a-z A-Z 0-9 . _ / - in PREFIX',
    )
    .optional()
    .describe(
      'Bucket that also receives every composition, `s3://BUCKET/PREFIX` ([publish to a bucket](publish-to-a-bucket.md)). Credentials come from the standard AWS sources. Set it for one shell only.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of an S3-compatible store other than Amazon's."),
  AWS_REGION: z.string().default('us-east-1').describe('Region of the bucket; most other stores accept any.'),
  RUM_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      'Fraction of documents, 0 to 1, with [real user monitoring](what-visitors-meet.md): loading times and uncaught errors are reported to `/api/vitals`. 0 by default, because it makes visitors download and send data. A change rerenders all documents.',
    ),
  VITALS_METRICS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Metrics address of forms-service, for visitor figures on the operations page and for ending a failing share. Unset: the metrics at FORMS_URL.',
    ),
  SHARE_CHECK_MS: milliseconds(10_000).describe(
    "Interval between comparisons of a share's visitor metrics with those of all other visitors, in milliseconds.",
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Minimum level of log lines; `npm start` sets `warn`.'),
  SHELL_DIST: z.string().default(inShell('dist')).describe("Folder with the shell's own build."),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Variables of a copy for a web server. */
export const followerSchema = z.object({
  SHELL_URL: z.url({ protocol: /^http$/ }).describe('Address of the shell to copy from.'),
  REPLICA_TOKEN: token.describe('REPLICA_TOKEN of that shell.'),
  DATA_DIR: environmentSchema.shape.DATA_DIR.describe("Folder for the copy of the shell's published folder."),
  LOG_LEVEL: environmentSchema.shape.LOG_LEVEL.describe('Minimum level of log lines.'),
});

/**
 * Reads the environment, which nothing else in the shell does.
 * @throws ConfigurationError with one sentence that names the required change
 */
export const readEnvironment = (source: NodeJS.ProcessEnv = process.env): Environment =>
  parseEnvironment(environmentSchema, source);
