import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import type { ShellBuild } from '../shell-build.ts';
import { isCompressible } from './compress.ts';
import type { ShellFiles } from './shell-builds.ts';
import type { Store } from './store.ts';

/**
 * Stores the files of the shell's build like those of releases, so that they are served as long as open tabs may need
 * them.
 */
export async function storeShellBuild(
  { folder, files: names }: ShellBuild,
  { files, shells }: Pick<Store, 'files' | 'shells'>,
): Promise<ShellFiles> {
  const stored = names.map(async (file): Promise<[string, string]> => {
    const content = await readFile(path.join(folder, file));
    const integrity = integrityOf(content);
    const isText = isCompressible(file);
    if (!(await files.verify(integrity, isText))) await files.write(integrity, content, isText);
    return [file, integrity];
  });
  const build = Object.fromEntries(await Promise.all(stored));
  await shells.save(build);
  return build;
}
