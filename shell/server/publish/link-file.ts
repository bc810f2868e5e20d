import { copyFile, link, rename, rm, stat } from 'node:fs/promises';
import { unfinishedName } from '@site/process';

/** Errors of file systems without hard links, or with a limit of links per file. */
const CANNOT_LINK = new Set(['EPERM', 'EMLINK', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Creates a hard link to a file or, where that is impossible, a copy. */
export async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!CANNOT_LINK.has(codeOf(error))) throw error;
    await copyFile(source, target);
  }
}

/** Replaces an existing file like {@link linkFile}. */
export async function replaceByLink(source: string, target: string): Promise<void> {
  const unfinished = unfinishedName(target);
  try {
    await linkFile(source, unfinished);
    await rename(unfinished, target);
  } finally {
    // Renaming a link over another link to the same file does nothing.
    await rm(unfinished, { force: true });
  }
}

/** Whether two names refer to the same file, or to a copy made by {@link linkFile}. */
export async function isLinked(source: string, target: string): Promise<boolean> {
  const [a, b] = await Promise.all([source, target].map((file) => stat(file).catch(() => undefined)));
  return a !== undefined && b !== undefined && (a.ino === b.ino || (a.size === b.size && a.mtimeMs === b.mtimeMs));
}
