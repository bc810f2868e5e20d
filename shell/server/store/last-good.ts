import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { tryReadJson, writeFileAtomic } from '@site/process';
import * as z from 'zod';

const lastGoodSchema = z.object({
  /** Remote → version of its release. */
  releases: z.record(z.string(), z.string()),
  /** Path → remote. */
  paths: z.record(z.string(), z.string()),
});

/** What the site was composed of when it was last good: enough to compose it again without any remote. */
export type LastGood = z.infer<typeof lastGoodSchema>;

/** Owners of the paths of what is served now, and of those whose remote is missing for now. */
export function pathOwners(before: Record<string, string>, serving: Release[]): Record<string, string> {
  const names = new Set(serving.map(({ name }) => name));
  const missing = Object.entries(before).filter(([, owner]) => !names.has(owner));
  const present = serving.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name]));
  return Object.fromEntries([...missing, ...present]);
}

export async function readLastGood(file: string): Promise<LastGood> {
  return (await tryReadJson(file, lastGoodSchema)) ?? { releases: {}, paths: {} };
}

export async function writeLastGood(file: string, lastGood: LastGood): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, JSON.stringify(lastGood));
}
