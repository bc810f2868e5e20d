import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseRefused } from '../ingest/release-refused.ts';
import { UNFINISHED_ENDING } from '../store/unfinished-name.ts';

/** What file systems say of a name that is taken, or that none can be: more room, other rights or time would not help. */
const OF_NAMES = new Set(['EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR', 'ENOTEMPTY']);

/** What was composed has no place in the public folder: one of its releases, nobody knows which, must not go live. */
export class LayoutFailed extends ReleaseRefused {}

/**
 * @param folder in which the work lays files out
 * @throws LayoutFailed (rejects) when a release is the cause; whatever else fails stays what it is
 */
export function layOut<Result>(folder: string, work: Promise<Result>): Promise<Result> {
  return work.catch((cause: NodeJS.ErrnoException & { dest?: string }) => {
    const { code = '', dest, path: file = '' } = cause;
    if (!OF_NAMES.has(code)) throw cause;
    const name = path.relative(folder, dest ?? file).replace(UNFINISHED_ENDING, '');
    throw new LayoutFailed(
      `The release cannot be published: the name ${name} is taken by another release, or too long (${code}).`,
    );
  });
}

/**
 * Finds out whether a file can have this name, before anything has been replaced.
 * @throws what the file system would say of the name (rejects)
 */
export async function assertNoFolder(file: string): Promise<void> {
  const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (info?.isDirectory()) throw Object.assign(new Error(`${file} is a folder.`), { code: 'EISDIR', path: file });
}
