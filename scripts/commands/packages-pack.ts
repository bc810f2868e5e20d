import path from 'node:path';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { packPackages } from '../packages/pack-packages.ts';

/**
 * `npm run packages:pack [-- FOLDER]`: compiles the published packages to tarballs, by default into `.data/packages`. Keeps
 * versions that the folder has.
 */
export async function run([folder = inProject('.data/packages')]: string[]): Promise<void> {
  const destination = path.resolve(folder);
  for (const { file, isKept } of await packPackages(destination, root))
    console.log(`${path.join(destination, file)}${isKept ? ' (kept: the folder had this version)' : ''}`);
}
