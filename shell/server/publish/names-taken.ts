import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED_ENDING } from '@site/process';
import { ReleaseRefused } from '../ingest/release-refused.ts';

/** File system errors for names that are taken or impossible, as opposed to a lack of space or permissions. */
const OF_NAMES = new Set(['EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR', 'ENOTEMPTY']);

/** Release whose files conflict with those of another one in the public folder. */
export class NamesTaken extends ReleaseRefused {
  readonly remote: string;

  constructor(remote: string, reason: string) {
    super(reason);
    this.remote = remote;
  }
}

/**
 * @param folder in which the work creates files
 * @param remote whose files they are
 * @throws NamesTaken (rejects) when they are the cause; all other errors are rethrown
 */
export function explainTakenNames<Result>(folder: string, remote: string, work: Promise<Result>): Promise<Result> {
  return work.catch((cause: NodeJS.ErrnoException & { dest?: string }) => {
    const { code = '', dest, path: file = '' } = cause;
    if (!OF_NAMES.has(code)) throw cause;
    const name = path.relative(folder, dest ?? file).replace(UNFINISHED_ENDING, '');
    throw new NamesTaken(
      remote,
      `The release cannot be published: the name ${name} is taken by another release, or too long (${code}).`,
    );
  });
}

/**
 * Checks whether a file can have this name, before anything is replaced.
 * @throws error of the file system (rejects) when it cannot
 */
export async function assertNoFolder(file: string): Promise<void> {
  const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (info?.isDirectory()) throw Object.assign(new Error(`${file} is a folder.`), { code: 'EISDIR', path: file });
}
