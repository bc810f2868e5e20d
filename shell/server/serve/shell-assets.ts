import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import { assetPath } from '../asset-path.ts';
import type { ShellBuild } from '../shell-build.ts';
import { compress, isCompressible } from '../store/compress.ts';
import type { FileStore, StoredFile } from '../store/file-store.ts';
import type { ShellFiles } from '../store/shell-builds.ts';
import type { Store } from '../store/store.ts';
import { type Answer, IMMUTABLE, textAnswer, toAnswer } from './answers.ts';
import { mediaType } from './media-types.ts';

/** Sun over a crest, as in the header. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#ffb224"/><path fill="#07232a" d="M.6 20.300c4.200-.2 8-2.300 11.700-6.800 2.300 5.400 6.800 8.600 17.300 11A16 16 0 0 1 .6 20.300Z"/><path fill="none" stroke="#ffb224" stroke-width="1.5" d="M12.300 13.500c-1.200 4.5 2.400 6.700.2 15"/></svg>';

/** Reads a file of the build from the store, which gets it first when it has none. */
async function storedFile(files: FileStore, integrity: string, content: Buffer, isText: boolean): Promise<StoredFile> {
  const read = () => files.read(integrity);
  return read().catch(() => files.write(integrity, content, isText).then(read));
}

/**
 * The shell's own files, prepared once: path → answer. They are stored like those of releases, so that every instance
 * on the same store can serve the files of every build.
 * @param quality brotli's quality for texts
 */
export async function openShellAssets(
  { folder, files: names }: ShellBuild,
  { files, shells }: Pick<Store, 'files' | 'shells'>,
  quality: number,
): Promise<Map<string, Answer>> {
  const build: ShellFiles = {};
  const answers = await Promise.all(
    names.map(async (file): Promise<[string, Answer]> => {
      const content = await readFile(path.join(folder, file));
      const integrity = integrityOf(content);
      const isText = isCompressible(file);
      build[file] = integrity;
      const stored = await storedFile(files, integrity, content, isText).catch(() => undefined);
      // What the store cannot take, as on a full disk, is served all the same.
      const encoded = stored ? stored.encoded : isText ? await compress(content, quality) : undefined;
      const headers = { 'content-type': mediaType(file), 'cache-control': IMMUTABLE };
      return [assetPath(file), toAnswer(200, content, encoded, headers)];
    }),
  );
  await shells.save(build).catch(() => {});
  const favicon = await textAnswer(
    200,
    FAVICON,
    { 'content-type': mediaType('favicon.svg'), 'cache-control': 'public, max-age=86400' },
    quality,
  );
  return new Map([...answers, ['/favicon.svg', favicon], ['/favicon.ico', favicon]]);
}
