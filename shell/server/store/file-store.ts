import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { compress, type Encoded, endingsOf, PROMPT_QUALITY } from './compress.ts';
import { setContentTime } from './content-time.ts';
import { UNFINISHED_AFTER_MS } from './retention.ts';
import { readVerified } from './verified-file.ts';
import { writeEncoded } from './write-encoded.ts';

/** Younger files stay long enough for a push that has just begun. */
const RENEWED_AFTER_MS = UNFINISHED_AFTER_MS / 2;

/** How a text is compressed. */
interface WriteOptions {
  /** Its encodings, when they exist already. */
  encoded?: Encoded | undefined;
  /** Whether it is compressed promptly, since hardly anybody downloads it: a release waits for it. */
  isPrompt?: boolean;
}

/** Files by their content: written once, never changed, shared by all releases that hold the same bytes. */
export interface FileStore {
  /**
   * Whether the file is here and holds what its name says. Encodings that do not hold the content are made again.
   * @param isText whether the content is kept compressed as well
   */
  verify(integrity: string, isText: boolean): Promise<boolean>;
  /**
   * As {@link FileStore.verify}, for a release that is coming in: a file that is removed soon, should no other release have
   * it, is given another hour.
   * @param pay told how many bytes are kept longer before they are; its rejection keeps the file as old as it is
   */
  claim(integrity: string, isText: boolean, pay?: (bytes: number) => Promise<void>): Promise<boolean>;
  /**
   * The file itself comes last: whoever sees it sees its encodings, in `.br` and `.gz` beside it, too.
   * @param isText whether to keep the content compressed as well
   */
  write(integrity: string, content: Buffer, isText: boolean, how?: WriteOptions): Promise<void>;
  /** Where a file lies. */
  locate(integrity: string): string;
}

/**
 * @param folder where the files lie; made when it is missing
 * @param quality brotli's quality for texts
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

  /** @returns whether the content is whole, which is all that encodings are made from */
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

  /** A file that is removed at this moment is found missing afterwards. */
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
