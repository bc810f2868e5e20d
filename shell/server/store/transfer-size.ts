import { stat } from 'node:fs/promises';
import type { Release } from '@site/contracts';
import { ENCODING_ENDING, isCompressible } from './compress.ts';
import type { FileStore } from './file-store.ts';

/** Returns the number of bytes that a browser receives for files of a stored release. */
export async function transferSize(files: FileStore, release: Release, names: string[]): Promise<number> {
  const sizes = names.map(async (name) => {
    const file = files.locate(release.files[name]?.integrity ?? '');
    const { size } = await stat(isCompressible(name) ? file + ENCODING_ENDING.br : file);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
