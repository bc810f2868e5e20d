import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, explainSystemError, unfinishedName } from '@site/process';

/** A shorter file is incomplete, or written by hand. */
const MIN_CHARACTERS = 32;

/** Links the file only when the secret is complete and on disk; of several processes, one succeeds. */
function createSecretFile(file: string): void {
  if (existsSync(file)) return;
  const unfinished = unfinishedName(file);
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
 * Reads a secret from the data folder. Creates it on first use, readable by this user only.
 * @throws ConfigurationError when the folder cannot be used, or the file holds no complete secret
 */
export function loadOrCreateSecret(dataDir: string, name: 'captcha-secret' | 'erasure-secret'): string {
  const file = path.join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    createSecretFile(file);
    const secret = readFileSync(file, 'utf8');
    if (secret.length >= MIN_CHARACTERS) return secret;
  } catch (error) {
    throw explainSystemError(error, dataDir);
  }
  throw new ConfigurationError(`${file} holds no complete secret: remove it and start again to create a new one.`);
}
