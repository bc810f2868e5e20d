import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** More than tests write at any time. Containers get 64 MB unless they ask for more. */
const NEEDED_BYTES = 2_000_000_000;

/** Whether the system has a file system in memory that is large enough. */
function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Has this process and those that it starts write temporary files to memory where that is possible: stores sync every
 * file that they write, and what a test writes need not survive the machine. `TMPDIR` is respected when it is set.
 * @returns removes them
 */
export function useTemporaryFolder(): () => void {
  const parent = !process.env.TMPDIR && hasMemory() ? MEMORY : tmpdir();
  const folder = mkdtempSync(path.join(parent, 'tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
