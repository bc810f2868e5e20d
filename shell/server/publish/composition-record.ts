import path from 'node:path';
import { tryReadJson } from '@site/process';
import * as z from 'zod';
import { originSchema } from '../compose/origin.ts';

/** Name of the file that describes the folder of a composition. It has no address. */
export const RECORD_FILE = 'record.json';

const publishedFileSchema = z.object({
  /** Path in the composition's folder. */
  file: z.string(),
  status: z.literal([200, 404, 503]),
  /** Integrity of the unencoded content. */
  integrity: z.string(),
  /** Size of the unencoded content. */
  bytes: z.int(),
});

const recordSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Former shells did not record it. */
  origin: originSchema.optional(),
  /** Remote → version of its release. */
  releases: z.record(z.string(), z.string()),
  /** Remote → day for which its pages were rendered, `YYYY-MM-DD`. */
  days: z.record(z.string(), z.string()),
  /** Path → remote, including paths of remotes without a release. */
  owners: z.record(z.string(), z.string()),
  /** Former paths of pages → current paths. */
  redirects: z.record(z.string(), z.string()).default({}),
  /** Address → published file. */
  files: z.record(z.string(), publishedFileSchema),
});

/** File of a composition that visitors can request. */
export type PublishedFile = z.infer<typeof publishedFileSchema>;

/** Description of a composition, sufficient to serve it and to compose it again without any remote. */
export type CompositionRecord = z.infer<typeof recordSchema>;

/** @returns undefined when the folder has no readable record */
export const readRecord = (folder: string): Promise<CompositionRecord | undefined> =>
  tryReadJson(path.join(folder, RECORD_FILE), recordSchema);
