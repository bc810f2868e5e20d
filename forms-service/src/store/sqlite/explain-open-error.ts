import path from 'node:path';
import { ConfigurationError, explainSystemError } from '@site/process';
import { primaryCodeOf, type SqliteError } from './result-code.ts';
import { NEWER_FILE } from './schema.ts';

const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/**
 * Explains to operators why the lead file cannot be opened.
 * @param error from SQLite or the operating system
 */
export function explainOpenError(error: SqliteError, file: string): unknown {
  switch (primaryCodeOf(error)) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return new ConfigurationError(
        `${file} is damaged (${error.message}): move it out of the way, then restore a backup with "npm run leads -- restore FILE".`,
      );
    case BUSY:
      return new ConfigurationError(`${file} is locked by another program: stop that program, then start again.`);
    case FULL:
      return explainSystemError(Object.assign(error, { code: 'ENOSPC' }));
  }
  if ('code' in error && error.code === NEWER_FILE)
    return new ConfigurationError(
      `${file} was written by a newer version of the service: run that version, or move the file out of the way and restore an older backup with "npm run leads -- restore FILE".`,
    );
  const explained = explainSystemError(error, path.dirname(file));
  if (explained instanceof ConfigurationError) return explained;
  return new ConfigurationError(
    `Leads cannot be stored in ${file} (${error.message}): choose another folder with DATA_DIR.`,
  );
}
