import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigurationError } from '@site/process';

/** What is locked takes milliseconds: a lock of this age was left by a process that died. */
const STALE_AFTER_MS = 10_000;
/** Machines that share a folder may disagree about the time; nothing waits for ever. */
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
  // Of two processes that find the same stale lock, one renames it.
  await rename(file, stale).catch(() => {});
  await rm(stale, { force: true });
}

/**
 * Does work that only one process on the same folder may do at a time.
 * @param file made while the work is done; its folder must exist
 * @throws ConfigurationError when the lock cannot be had within 15 seconds, and whatever the work throws
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
