import { randomUUID } from 'node:crypto';
import { copyFile, link, rename, rm, stat } from 'node:fs/promises';

/** Some file systems have no hard links, or allow only so many to one file. */
const CANNOT_LINK = new Set(['EPERM', 'EMLINK', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Gives a file another name; where that is impossible, a copy. */
export async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!CANNOT_LINK.has(codeOf(error))) throw error;
    await copyFile(source, target);
  }
}

/** As {@link linkFile}, in the place of what has that name already. */
export async function replaceByLink(source: string, target: string): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`;
  try {
    await linkFile(source, unfinished);
    await rename(unfinished, target);
  } finally {
    // Renaming one name of a file to another one of the same file does nothing.
    await rm(unfinished, { force: true });
  }
}

/** Whether two names lead to the same file, or to a copy as {@link linkFile} makes it. */
export async function isLinked(source: string, target: string): Promise<boolean> {
  const [a, b] = await Promise.all([source, target].map((file) => stat(file).catch(() => undefined)));
  return a !== undefined && b !== undefined && (a.ino === b.ino || (a.size === b.size && a.mtimeMs === b.mtimeMs));
}
