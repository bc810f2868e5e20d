import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { compress, type Encoded, endingsOf, PROMPT_QUALITY } from './compress.ts';
import { setContentTime } from './content-time.ts';
import { ABANDONED_AFTER_MS } from './unfinished-folder.ts';
import { readVerified } from './verified-file.ts';
import { writeEncoded } from './write-encoded.ts';

/** Younger files are kept long enough for a push that has just begun. */
const RENEWED_AFTER_MS = ABANDONED_AFTER_MS / 2;

/** Options for compressing a text. */
interface WriteOptions {
  /** Existing encodings. */
  encoded?: Encoded | undefined;
  /** Whether to compress faster, for a rarely downloaded file that delays a release. */
  isPrompt?: boolean;
}

/** Content-addressed files: written once, never changed, shared by all releases with the same content. */
export interface FileStore {
  /**
   * Checks whether the file exists and is undamaged. Damaged encodings are regenerated.
   * @param isText whether the file has encodings
   */
  verify(integrity: string, isText: boolean): Promise<boolean>;
  /**
   * Verifies a file like {@link FileStore.verify}, for an incoming release: an old file, which would be removed soon if no release
   * had it, is kept for another hour.
   * @param pay called with the number of bytes before their retention is extended, which its rejection prevents
   */
  claim(integrity: string, isText: boolean, pay?: (bytes: number) => Promise<void>): Promise<boolean>;
  /**
   * Writes the file after its encodings: once it exists, so do they.
   * @param isText whether to store encodings as well
   */
  write(integrity: string, content: Buffer, isText: boolean, how?: WriteOptions): Promise<void>;
  /** Returns the path of a file. */
  locate(integrity: string): string;
}

/**
 * @param folder for the files; created if missing
 * @param quality brotli quality for texts
 */
export async function openFileStore(folder: string, quality: number): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const locate = (integrity: string) => path.join(folder, hexDigestOf(integrity));

  const write: FileStore['write'] = async (integrity, content, isText, { encoded, isPrompt } = {}) => {
    const target = locate(integrity);
    const needed = isPrompt ? Math.min(quality, PROMPT_QUALITY) : quality;
    if (isText) return void (await writeEncoded(target, content, encoded ?? (await compress(content, needed))));
    await writeFileAtomic(target, content);
    await setContentTime(target, integrity);
  };

  /** @returns whether the content is undamaged, which suffices to regenerate encodings */
  const repair = async (integrity: string) => {
    const content = await readFile(locate(integrity)).catch(() => undefined);
    if (!content || integrityOf(content) !== integrity) return false;
    await write(integrity, content, true);
    return true;
  };

  const verify: FileStore['verify'] = (integrity, isText) =>
    readVerified(locate(integrity), integrity, isText).then(
      () => true,
      () => isText && repair(integrity),
    );

  /** A concurrently removed file is found missing afterwards. */
  const renew = (integrity: string, isText: boolean) =>
    Promise.all(
      endingsOf(isText).map((ending) => setContentTime(locate(integrity) + ending, integrity).catch(() => undefined)),
    );

  return {
    locate,
    write,
    verify,
    async claim(integrity, isText, pay) {
      const info = await stat(locate(integrity)).catch(() => undefined);
      if (info && Date.now() - info.ctimeMs > RENEWED_AFTER_MS) {
        await pay?.(info.size);
        await renew(integrity, isText);
      }
      return verify(integrity, isText);
    },
  };
}
