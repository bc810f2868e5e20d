import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compress, type Encoded } from './compress.ts';
import { writeWhole } from './write-whole.ts';

/** Integrity of a content in the form release.json uses: `sha384-<base64>`. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Files by their content: written once, never changed, shared by all releases that hold the same bytes. */
export interface FileStore {
  has(integrity: string): Promise<boolean>;
  /** @throws when the file is not in the store */
  read(integrity: string): Promise<Buffer>;
  /** Nothing for files that are compressed by their nature. */
  readEncoded(integrity: string): Promise<Encoded | undefined>;
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
  const locate = (integrity: string) =>
    path.join(folder, Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex'));

  return {
    locate,
    has: (integrity) =>
      stat(locate(integrity)).then(
        () => true,
        () => false,
      ),
    read: (integrity) => readFile(locate(integrity)),
    async readEncoded(integrity) {
      const target = locate(integrity);
      const files = await Promise.all([readFile(`${target}.br`), readFile(`${target}.gzip`)]).catch(() => undefined);
      return files && { br: files[0], gzip: files[1] };
    },
    async write(integrity, content, isText) {
      const target = locate(integrity);
      const encoded = isText ? await compress(content, quality) : undefined;
      if (encoded)
        await Promise.all([writeWhole(`${target}.br`, encoded.br), writeWhole(`${target}.gzip`, encoded.gzip)]);
      await writeWhole(target, content);
    },
  };
}
