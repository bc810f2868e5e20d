import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigurationError } from '@site/process';

/** Locked work takes milliseconds: a lock of this age was left by a crashed process. */
const STALE_AFTER_MS = 10_000;
/** Clocks of machines that share a folder may differ; waiting is limited in any case. */
const TIMEOUT_MS = 15_000;
const RETRY_MS = 15;

async function tryAcquire(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

const ageOf = async (file: string) => {
  const info = await stat(file).catch(() => undefined);
  return info ? Date.now() - info.mtimeMs : 0;
};

async function removeStale(file: string): Promise<void> {
  if ((await ageOf(file)) < STALE_AFTER_MS) return;
  const stale = `${file}.${randomUUID()}`;
  // Of two processes that find the same stale lock, only one succeeds in renaming it.
  await rename(file, stale).catch(() => {});
  await rm(stale, { force: true });
}

/**
 * Runs work under a lock that only one process holds at a time.
 * @param file exists while the work runs; its folder must exist
 * @throws ConfigurationError when the lock cannot be acquired within 15 seconds, and errors of the work
 */
export async function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await tryAcquire(file))) {
    if (performance.now() > deadline)
      throw new ConfigurationError(`Remove ${file}, unless another shell is writing: it has been locked for too long.`);
    await removeStale(file);
    await delay(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
