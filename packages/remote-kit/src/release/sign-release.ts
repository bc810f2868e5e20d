import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from '@site/contracts';
import { createSigningKey, SIGNATURE_FILE, SignatureInvalid, signContent } from '@site/contracts/signature';
import { ConfigurationError, writeFileAtomic } from '@site/process';

/** Only its owner may read a secret key. */
const SECRET_MODE = 0o600;

/**
 * Signs a release: writes `release.json.minisig` next to its `release.json`.
 * @param folder that holds `release.json`
 * @param keyFile secret key without a password, as {@link writeSigningKey} or `minisign -G -W` writes it
 * @returns path of the signature
 * @throws ConfigurationError (rejects) without a release or a usable key
 */
export async function signRelease(folder: string, keyFile: string): Promise<string> {
  const content = await readFile(path.join(folder, RELEASE_FILE)).catch(() => {
    throw new ConfigurationError(`Build the release first: there is no ${RELEASE_FILE} in ${folder}.`);
  });
  const secretKey = await readFile(keyFile, 'utf8').catch(() => {
    throw new ConfigurationError(`Name a secret key: ${keyFile} cannot be read.`);
  });
  const signature = path.join(folder, SIGNATURE_FILE);
  try {
    await writeFileAtomic(signature, signContent(content, secretKey, Date.now()));
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new ConfigurationError(`${keyFile}: ${error.message}`);
    throw error;
  }
  return signature;
}

/**
 * Writes a new secret key that only its owner can read.
 * @param keyFile must not exist
 * @returns the public key, for the registry of remotes
 * @throws ConfigurationError (rejects) when the file exists or cannot be written
 */
export async function writeSigningKey(keyFile: string): Promise<string> {
  const { secretKey, publicKey } = createSigningKey();
  await writeFile(keyFile, secretKey, { mode: SECRET_MODE, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(
      error.code === 'EEXIST'
        ? `Name another file: ${keyFile} exists, and a key is never replaced.`
        : `Name a file that can be written: ${keyFile} cannot (${error.code}).`,
    );
  });
  return publicKey;
}
