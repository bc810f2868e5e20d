import { open, rename, rm } from 'node:fs/promises';
import { unfinishedName } from './unfinished-name.ts';

/**
 * Writes a file atomically, even with concurrent writers and power failures: writes to a temporary name, syncs to disk, then
 * renames.
 * @param mode permissions of the file
 * @throws error of the operating system or `AbortError`, after removing the temporary file
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode = 0o666,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = unfinishedName(file);
  try {
    await writeDurably(unfinished, content, mode, signal);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeDurably(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode: number,
  signal?: AbortSignal,
): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content, { signal });
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
