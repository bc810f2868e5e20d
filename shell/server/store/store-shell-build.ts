import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@site/contracts/integrity';
import type { ShellBuild } from '../shell-build.ts';
import { isCompressible } from './compress.ts';
import type { ShellFiles } from './shell-builds.ts';
import type { Store } from './store.ts';
import { readVerified } from './verified-file.ts';

/**
 * Stores the files of the shell's build like those of releases, to serve them as long as open tabs may need them. The encodings of
 * the build are used unless they are missing or damaged.
 */
export async function storeShellBuild(
  { folder, files: names }: Pick<ShellBuild, 'folder' | 'files'>,
  { files, shells }: Pick<Store, 'files' | 'shells'>,
): Promise<ShellFiles> {
  const stored = names.map(async (name): Promise<[string, string]> => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    const integrity = integrityOf(content);
    const isText = isCompressible(name);
    if (await files.verify(integrity, isText)) return [name, integrity];
    const built = await readVerified(file, integrity, isText).catch(() => undefined);
    await files.write(integrity, content, isText, built);
    return [name, integrity];
  });
  const build = Object.fromEntries(await Promise.all(stored));
  await shells.save(build);
  return build;
}
