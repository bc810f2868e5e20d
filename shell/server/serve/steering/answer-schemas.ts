import * as z from 'zod';
import { historyActions } from '../../steering/history.ts';

const pageSchema = z.string().optional().meta({ description: 'Path of the page that is to blame.' });
const timeSchema = z.string().meta({ description: 'ISO 8601.' });

/** What came of a decision. */
export const resultSchema = z.strictObject({
  remote: z.string(),
  action: z.enum(historyActions),
  outcome: z.enum(['live', 'done', 'stored', 'refused', 'failed']).meta({
    description: '`done`: what is live has not changed. `refused` and `failed`, with status 409: nothing has changed.',
  }),
  version: z.string().optional(),
  percent: z.int().optional().meta({ description: 'Of visitors who get the version.' }),
  page: pageSchema,
  message: z.string().meta({ description: 'One sentence.' }),
  ms: z.number().meta({ description: 'From the request until the version was served, in milliseconds.' }),
  warnings: z
    .array(z.string())
    .optional()
    .meta({ description: 'What the team should know of the release that is live; one sentence each.' }),
});

/** What came of a preview. */
export const previewSchema = resultSchema.extend({
  path: z.string().optional().meta({ description: 'Opens the preview, at the address of the site.' }),
  url: z.url().optional().meta({ description: 'The same at the public address of the site.' }),
  expiresAt: timeSchema.optional(),
});

const signedSchema = z.strictObject({ by: z.string(), at: timeSchema, note: z.string().optional() });
const warningSchema = z.strictObject({ remote: z.string(), page: pageSchema, message: z.string() });
const failureSchema = z.strictObject({ reason: z.string(), at: timeSchema });

const liveSchema = z.strictObject({
  version: z.string(),
  pages: z.int(),
  since: timeSchema.optional(),
  by: z
    .string()
    .optional()
    .meta({ description: 'Name of the token; `source` for what the shell has found by itself.' }),
  note: z.string().optional(),
  pinned: z.boolean(),
  paused: z.boolean(),
  pin: signedSchema.optional(),
  pause: signedSchema.optional(),
  next: z.string().optional().meta({ description: 'Version that unpin or resume would make live, if it is known.' }),
});

const metSchema = z.strictObject({
  views: z.number(),
  errors: z.number(),
  interactions: z.number().meta({ description: 'Page views with an interaction.' }),
  slow: z.number().meta({ description: 'Those of them in which it was slow.' }),
});

/** What is live, and what is not. */
export const statusSchema = z.strictObject({
  id: z.string().nullable().meta({ description: 'Of the composition that is live.' }),
  releases: z.record(z.string(), liveSchema),
  absent: z.array(z.strictObject({ remote: z.string(), source: z.string().optional() })),
  refused: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string().optional(),
      page: pageSchema,
      reason: z.string(),
      at: timeSchema,
    }),
  ),
  failed: failureSchema.nullable(),
  previews: z.array(
    z.strictObject({ remote: z.string(), version: z.string(), createdAt: timeSchema, expiresAt: timeSchema }),
  ),
  share: signedSchema
    .extend({
      remote: z.string(),
      version: z.string(),
      base: z.string().meta({ description: 'Version that all other visitors get.' }),
      percent: z.int().meta({ description: 'Of visitors who get the version.' }),
      visitors: z
        .strictObject({ shared: metSchema, others: metSchema })
        .nullable()
        .meta({ description: 'What sampled visitors have met since; `null` while nobody says so.' }),
    })
    .nullable()
    .meta({ description: 'The release that a share of visitors gets.' }),
  warnings: z.array(warningSchema),
});

/** Why something was refused. */
export const problemSchema = z.strictObject({ message: z.string().meta({ description: 'One sentence.' }) });
