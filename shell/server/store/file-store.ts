import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hexDigestOf, integrityOf } from '@site/contracts/integrity';
import { writeFileAtomic } from '@site/process';
import { compress, type Encoded, isEncodingOf } from './compress.ts';

/** A file of the store is missing, or does not hold what its name says. */
export class FileDamaged extends Error {}

/** A file and, unless it is compressed by its nature, its encodings. */
export interface StoredFile {
  content: Buffer;
  encoded: Encoded | undefined;
}

/**
 * Files by their content: written once, never changed, shared by all releases that hold the same bytes. Nothing that
 * is read is trusted: disks fail, and restores are incomplete.
 */
export interface FileStore {
  /** Whether the file is here and holds what its name says. */
  has(integrity: string): Promise<boolean>;
  /**
   * Encodings that do not hold the content are made again.
   * @throws FileDamaged
   */
  read(integrity: string): Promise<StoredFile>;
  /**
   * The file itself comes last: whoever sees it sees its encodings too.
   * @param isText whether to keep the content compressed as well
   */
  write(integrity: string, content: Buffer, isText: boolean): Promise<void>;
  /** Where a file lies, for whoever removes or measures files. */
  locate(integrity: string): string;
}

/**
 * @param folder where the files lie; made when it is missing
 * @param quality brotli's quality for texts
 */
export async function openFileStore(folder: string, quality: number): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const locate = (integrity: string) => path.join(folder, hexDigestOf(integrity));

  const readContent = async (integrity: string) => {
    const content = await readFile(locate(integrity)).catch(() => undefined);
    if (content && integrityOf(content) === integrity) return content;
    throw new FileDamaged(`The store has no whole file ${integrity}.`);
  };

  const writeEncoded = (target: string, { br, gzip }: Encoded) =>
    Promise.all([writeFileAtomic(`${target}.br`, br), writeFileAtomic(`${target}.gzip`, gzip)]);

  const readEncoded = async (integrity: string, content: Buffer): Promise<Encoded | undefined> => {
    const target = locate(integrity);
    const files = [readFile(`${target}.br`), readFile(`${target}.gzip`)] as const;
    const encoded = await Promise.all(files).then(
      ([br, gzip]) => ({ br, gzip }),
      () => undefined,
    );
    if (!encoded || (await isEncodingOf(content, encoded))) return encoded;
    const repaired = await compress(content, quality);
    // A full disk is no reason to serve nothing.
    await writeEncoded(target, repaired).catch(() => {});
    return repaired;
  };

  return {
    locate,
    has: (integrity) =>
      readContent(integrity).then(
        () => true,
        () => false,
      ),
    async read(integrity) {
      const content = await readContent(integrity);
      return { content, encoded: await readEncoded(integrity, content) };
    },
    async write(integrity, content, isText) {
      const target = locate(integrity);
      if (isText) await writeEncoded(target, await compress(content, quality));
      await writeFileAtomic(target, content);
    },
  };
}
