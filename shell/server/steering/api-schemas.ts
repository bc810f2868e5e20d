import * as z from 'zod';
import { historyEntrySchema, outcomes } from './history-entry.ts';

const pageSchema = z.string().optional().meta({ description: 'Path of the page at fault.' });
const timeSchema = z.string().meta({ description: 'ISO 8601.' });

// Objects are not strict: an older `site` command reads answers of a newer shell.

/** Result of a decision. */
export const resultSchema = z.object({
  remote: z.string(),
  action: historyEntrySchema.shape.action,
  outcome: z.enum(outcomes).meta({
    description:
      '`live`: the version is served. `stored`: it is kept but not served. `done`: the live version did not change. `refused` and `failed`, with status 409: nothing has changed.',
  }),
  version: z.string().optional().meta({ description: 'Version that is live, stored or refused.' }),
  percent: z.int().optional().meta({ description: 'Percentage of visitors who get the version.' }),
  page: pageSchema,
  message: z.string().meta({ description: 'One sentence.' }),
  ms: z.number().meta({ description: 'From the request until the version was served, in milliseconds.' }),
  warnings: z.array(z.string()).optional().meta({ description: 'Warnings about the live release; one sentence each.' }),
});

/** Result of a preview request. */
export const previewResultSchema = resultSchema.extend({
  path: z.string().optional().meta({ description: 'Path that opens the preview on any address of the site.' }),
  url: z.url().optional().meta({ description: 'The same at the public address of the site.' }),
  expiresAt: timeSchema.optional(),
});

/** Files that a team has to upload before it can publish an announced release. */
export const announcementSchema = z.object({
  missing: z.array(
    z.object({
      file: z.string().meta({ description: 'Path as listed in the release.' }),
      digest: z.string().meta({ description: 'SHA-384 of its content in hexadecimal digits.' }),
    }),
  ),
  revision: z.int().meta({ description: 'Sent with the push, which is refused if another decision came in between.' }),
});

/** Answer to an uploaded file. */
export const uploadedSchema = z.object({ stored: z.string().meta({ description: 'Its digest.' }) });

const attributionSchema = z.object({ by: z.string(), at: timeSchema, note: z.string().optional() });

const liveReleaseSchema = z.object({
  version: z.string(),
  pages: z.int(),
  since: timeSchema.optional().meta({ description: 'ISO 8601; absent if it went live before the history began.' }),
  by: z
    .string()
    .optional()
    .meta({ description: 'Name of the token that made it live; `source` for a release found by polling.' }),
  note: z.string().optional(),
  pinned: z.boolean(),
  paused: z.boolean(),
  pin: attributionSchema.optional().meta({ description: 'Absent for a pin of the registry file.' }),
  pause: attributionSchema.optional(),
  next: z.string().optional().meta({ description: 'Version that unpin or resume would make live, if known.' }),
});

const visitorMetricsSchema = z.object({
  views: z.number(),
  errors: z.number(),
  interactions: z.number().meta({ description: 'Page views with an interaction.' }),
  slow: z.number().meta({ description: 'Page views with a slow interaction.' }),
});

const sharedReleaseSchema = attributionSchema.extend({
  remote: z.string(),
  version: z.string(),
  base: z.string().meta({ description: 'Version that all other visitors get.' }),
  percent: z.int().meta({ description: 'Percentage of visitors who get the version.' }),
  visitors: z
    .object({ shared: visitorMetricsSchema, others: visitorMetricsSchema })
    .nullable()
    .meta({ description: 'Metrics of sampled visitors since the share began; `null` while unavailable.' }),
});

/** Answer of `GET /-/status`. */
export const statusSchema = z.object({
  id: z.string().nullable().meta({ description: 'Id of the live composition.' }),
  releases: z.record(z.string(), liveReleaseSchema),
  absent: z
    .array(z.object({ remote: z.string(), source: z.string().optional() }))
    .meta({ description: 'Remotes without a live release.' }),
  hidden: z
    .array(z.object({ remote: z.string(), by: z.string().optional(), at: timeSchema.optional() }))
    .default([])
    .meta({ description: 'Remotes that the registry file lists although they were removed.' }),
  refused: z.array(
    z.object({
      remote: z.string(),
      version: z.string().optional(),
      page: pageSchema,
      reason: z.string(),
      at: timeSchema,
    }),
  ),
  failed: z.object({ reason: z.string(), at: timeSchema }).nullable(),
  previews: z
    .array(z.object({ remote: z.string(), version: z.string(), createdAt: timeSchema, expiresAt: timeSchema }))
    .meta({ description: 'Active previews, newest first, without their secret ids.' }),
  share: sharedReleaseSchema.nullable().meta({ description: 'Release that a share of visitors gets.' }),
  warnings: z.array(z.object({ remote: z.string(), page: pageSchema, message: z.string() })),
});

/** Reason for a refused request. */
export const problemSchema = z.object({ message: z.string().meta({ description: 'One sentence.' }) });

export type SteeringResult = z.infer<typeof resultSchema>;
/** Result of a decision before its duration is known. */
export type UntimedResult = Omit<SteeringResult, 'ms'>;
export type PreviewResult = z.infer<typeof previewResultSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type MissingFile = Announcement['missing'][number];
export type LiveRelease = z.infer<typeof liveReleaseSchema>;
export type VisitorFigures = z.infer<typeof visitorMetricsSchema>;
export type SharedRelease = z.infer<typeof sharedReleaseSchema>;
export type StatusReport = z.infer<typeof statusSchema>;
