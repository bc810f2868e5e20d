import path from 'node:path';
import { tryReadJson } from '@site/process';
import * as z from 'zod';

/** Name of the file in a composition's folder that says what the folder holds. No address leads to it. */
export const RECORD_FILE = 'record.json';

const publishedFileSchema = z.object({
  /** Path in the composition's folder. */
  file: z.string(),
  status: z.literal([200, 404, 503]),
  /** Of the content; encodings hold the same. */
  integrity: z.string(),
  /** Size of the content. */
  bytes: z.int(),
});

const recordSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Remote → version of its release. */
  releases: z.record(z.string(), z.string()),
  /** Remote → day for which its pages were rendered, `YYYY-MM-DD`. */
  days: z.record(z.string(), z.string()),
  /** Path → remote, including paths of remotes without a release. */
  owners: z.record(z.string(), z.string()),
  /** Former paths of pages → where these are now. */
  redirects: z.record(z.string(), z.string()).default({}),
  /** Address → what is answered there. */
  files: z.record(z.string(), publishedFileSchema),
});

/** A file of a composition that visitors can ask for. */
export type PublishedFile = z.infer<typeof publishedFileSchema>;

/** What a composition's folder holds: enough to serve it, and to compose it again without any remote. */
export type CompositionRecord = z.infer<typeof recordSchema>;

/** @returns nothing when the folder has no record that can be read */
export const readRecord = (folder: string): Promise<CompositionRecord | undefined> =>
  tryReadJson(path.join(folder, RECORD_FILE), recordSchema);
