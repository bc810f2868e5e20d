import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from './write-whole.ts';

const lastGoodSchema = z.object({
  /** Remote → version of its release. */
  releases: z.record(z.string(), z.string()),
  /** Path → remote. */
  paths: z.record(z.string(), z.string()),
});

/** What the site was composed of when it was last good: enough to compose it again without any remote. */
export type LastGood = z.infer<typeof lastGoodSchema>;

export async function readLastGood(file: string): Promise<LastGood> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return lastGoodSchema.parse(JSON.parse(text));
  } catch {
    return { releases: {}, paths: {} };
  }
}

export async function writeLastGood(file: string, lastGood: LastGood): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify(lastGood));
}
