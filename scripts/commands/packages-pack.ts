import path from 'node:path';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { packPackages } from '../packages/pack-packages.ts';

/**
 * `npm run packages:pack [-- FOLDER]`: compiles the published packages to tarballs, by default into `.data/packages`.
 */
export async function run([folder = inProject('.data/packages')]: string[]): Promise<void> {
  const destination = path.resolve(folder);
  for (const { file } of await packPackages(destination, root)) console.log(path.join(destination, file));
}
