import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file that is seen whole or not at all, whoever else writes it at the same time and whenever the machine
 * stops: under another name first, synced to the disk, then renamed.
 * @param content text, bytes, or pieces of text as they come
 * @param mode permissions of the file
 * @param signal gives up writing once it is aborted
 * @throws error of the operating system, or an `AbortError`; nothing is left behind
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode = 0o666,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
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
