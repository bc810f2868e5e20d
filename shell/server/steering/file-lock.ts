import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigurationError } from '@site/process';
import pLimit, { type LimitFunction } from 'p-limit';

/** Locked work takes milliseconds: a lock of this age was left by a process that crashed or whose disk hangs. */
const STALE_AFTER_MS = 10_000;
/** Clocks of machines that share a folder may differ; waiting is limited in any case. */
const TIMEOUT_MS = 15_000;
const RETRY_MS = 15;

/** Lock file → tasks of this process, which take over no locks from each other, however slow the disk is. */
const queues = new Map<string, LimitFunction>();

function queueOf(file: string): LimitFunction {
  const queue = queues.get(file) ?? pLimit(1);
  queues.set(file, queue);
  return queue;
}

async function writeToken(lock: FileHandle, file: string, token: string): Promise<void> {
  try {
    await lock.writeFile(token);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await lock.close();
  }
}

async function tryAcquire(file: string, token: string): Promise<boolean> {
  try {
    await writeToken(await open(file, 'wx'), file, token);
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

async function acquire(file: string, token: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await tryAcquire(file, token))) {
    if (performance.now() > deadline)
      throw new ConfigurationError(`Remove ${file}, unless another shell is writing: it has been locked for too long.`);
    await removeStale(file);
    await delay(RETRY_MS);
  }
}

/** Keeps a lock that another process took over and still holds. */
async function release(file: string, token: string): Promise<void> {
  const holder = await readFile(file, 'utf8').catch(() => undefined);
  if (holder === token) await rm(file, { force: true });
}

/**
 * Runs work under a lock that only one process holds at a time, and one task of it.
 * @param file exists while the work runs; its folder must exist
 * @throws ConfigurationError when other processes hold the lock for 15 seconds, and errors of the work
 */
export function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  return queueOf(file)(async () => {
    const token = randomUUID();
    await acquire(file, token);
    try {
      return await work();
    } finally {
      await release(file, token);
    }
  });
}
