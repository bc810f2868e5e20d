import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyStore } from '@site/dev-tools/local-site.ts';

/** Set by `npm test -- TEAM`, which should take only as long as the team's change requires. */
const { TEST_SITE } = process.env;

/** @returns the store saved by the last run: unchanged releases are not stored and rendered again */
export function findPreviousStore(): string | undefined {
  const store = TEST_SITE && path.join(TEST_SITE, 'store');
  return store && existsSync(store) ? store : undefined;
}

/** Copies a store, and the documents next to it, for the next run. */
export async function saveStore(store: string): Promise<void> {
  if (!TEST_SITE) return;
  await mkdir(path.dirname(TEST_SITE), { recursive: true });
  const unfinished = await mkdtemp(`${TEST_SITE}-`);
  await copyStore(store, unfinished);
  await rm(TEST_SITE, { recursive: true, force: true });
  await rename(unfinished, TEST_SITE);
}
