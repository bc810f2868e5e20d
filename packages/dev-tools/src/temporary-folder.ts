import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** More than tests write at any time. Containers get 64 MB by default. */
const NEEDED_BYTES = 2_000_000_000;

/** Checks whether the system has a large enough file system in memory. */
function hasMemoryFolder(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Makes this process and its children write temporary files to memory where possible: stores sync every file that they
 * write, and files of tests need not survive the machine. `TMPDIR` is respected when it is set.
 * @returns removes them
 */
export function useTemporaryFolder(): () => void {
  const parent = !process.env.TMPDIR && hasMemoryFolder() ? MEMORY : tmpdir();
  const folder = mkdtempSync(path.join(parent, 'tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
