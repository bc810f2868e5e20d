import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SIGNATURE_FILE, SignatureInvalid, verifySignature } from '@site/contracts/signature';
import { writeFileAtomic } from '@site/process';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import { ReleaseRefused } from './release-refused.ts';

/** Tolerated clock skew. A signature from the far future would block all later releases. */
const AHEAD_MS = 10 * 60_000;

/** Verifies signatures of releases whose remote has public keys in the registry. */
export interface ReleaseTrust {
  /**
   * Verifies the signature of a release and records its time as the newest of the remote.
   * @param text `release.json`
   * @param readSignature reads the signature file; only called when the registry lists a key
   * @throws ReleaseRefused when no listed key has signed it
   * @throws ReleaseOutdated when a release of the remote was signed later
   */
  check(remote: SignedRemote, text: string, readSignature: () => Promise<string | undefined>): Promise<void>;
}

type SignedRemote = Pick<RegisteredRemote, 'name' | 'publicKeys'>;

/** Validly signed release that is older than a known one, possibly replayed by an attacker. */
export class ReleaseOutdated extends ReleaseRefused {}

/** @param folder for the time of each remote's newest signature; created if missing */
export async function openReleaseTrust(folder: string): Promise<ReleaseTrust> {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string) => path.join(folder, `${name}.json`);

  /** Returns the signing time of the newest release. */
  const newest = async (name: string) => {
    const text = await readFile(fileOf(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '0';
      throw error;
    });
    const signedAt = Number(text);
    return Number.isFinite(signedAt) ? signedAt : 0;
  };

  return {
    async check({ name, publicKeys }, text, readSignature) {
      if (publicKeys.length === 0) return;
      const signature = await readSignature();
      if (signature === undefined)
        throw new ReleaseRefused(`The release is not signed: there is no ${SIGNATURE_FILE} next to release.json.`);
      const signedAt = whenSigned(text, signature, publicKeys);
      if (signedAt > Date.now() + AHEAD_MS)
        throw new ReleaseRefused(
          'The release was signed in the future: correct the clock of the signing machine, then sign again.',
        );
      const known = await newest(name);
      if (signedAt < known)
        throw new ReleaseOutdated(
          `The release was signed at ${asTime(signedAt)}, before the one of ${asTime(known)}: sign it again to return to it.`,
        );
      if (signedAt > known) await writeFileAtomic(fileOf(name), String(signedAt));
    },
  };
}

const asTime = (ms: number) => new Date(ms).toISOString();

function whenSigned(text: string, signature: string, publicKeys: string[]): number {
  try {
    return verifySignature(Buffer.from(text), signature, publicKeys);
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new ReleaseRefused(error.message);
    throw error;
  }
}
