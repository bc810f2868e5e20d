import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explainSystemError } from '@site/process';

function createOnce(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * A secret kept in the data folder, made on first use and readable by this user only.
 * @throws ConfigurationError when the folder cannot be used
 */
export function keptSecret(dataDir: string, name: 'captcha-secret' | 'erasure-secret'): string {
  const file = path.join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    createOnce(file);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw explainSystemError(error, dataDir);
  }
}
