import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '@site/process';

/** Writes the description of a release or build, unless it is stored undamaged; that one becomes recent again. */
export async function saveDescription(file: string, text: string): Promise<void> {
  const isStored = (await readFile(file, 'utf8').catch(() => '')) === text;
  // A shell must start on a full disk.
  if (isStored) await utimes(file, new Date(), new Date());
  else await writeFileAtomic(file, text);
}

interface StoredDescription<Content> {
  file: string;
  content: Content;
  /** Time of the last {@link saveDescription}, in milliseconds since 1970. */
  storedAt: number;
  bytes: number;
}

/** @returns undefined for a concurrently removed file */
const measure = (file: string) =>
  stat(file).then(
    ({ mtimeMs, size }) => ({ storedAt: mtimeMs, bytes: size }),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    },
  );

/**
 * Lists the descriptions of a folder, newest first, and the names of unreadable ones.
 * @param read returns undefined for an unreadable one
 * @throws error of the file system (rejects) when one cannot be examined: files that it may need would be removed
 */
export async function listDescriptions<Content>(
  folder: string,
  read: (file: string) => Promise<Content | undefined>,
): Promise<{ stored: StoredDescription<Content>[]; unreadable: string[] }> {
  const stored: StoredDescription<Content>[] = [];
  const unreadable: string[] = [];
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
    const file = path.join(folder, name);
    const [content, measured] = await Promise.all([read(file), measure(file)]);
    if (measured === undefined) continue;
    if (content !== undefined) stored.push({ file, content, ...measured });
    else unreadable.push(name);
  }
  return { stored: stored.sort((a, b) => b.storedAt - a.storedAt), unreadable };
}
