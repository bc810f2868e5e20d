import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, explainSystemError } from '@site/process';

/** A file with less was left by somebody who could not finish it, or wrote it by hand. */
const LEAST_CHARACTERS = 32;

/** Only a secret that is whole and on the disk gets the name, and of several processes only one gives it. */
function createOnce(file: string): void {
  if (existsSync(file)) return;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * A secret kept in the data folder, made on first use and readable by this user only.
 * @throws ConfigurationError when the folder cannot be used, or the file holds no complete secret
 */
export function keptSecret(dataDir: string, name: 'captcha-secret' | 'erasure-secret'): string {
  const file = path.join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    createOnce(file);
    const secret = readFileSync(file, 'utf8');
    if (secret.length >= LEAST_CHARACTERS) return secret;
  } catch (error) {
    throw explainSystemError(error, dataDir);
  }
  throw new ConfigurationError(`${file} holds no complete secret: remove it and start again, and a new one is made.`);
}
