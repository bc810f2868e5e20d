import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

/** Tests and their helpers. */
const OF_TESTS = /\.test\.tsx?$|^src\/own-tests\//;

/** Optional files of a package besides its sources. */
const FURTHER = ['CHANGELOG.md', 'README.md', 'release.schema.json'];

/** @returns published sources of a package, relative to its folder */
export function publishedSources(folder: string, checkout: string): string[] {
  const cwd = path.join(checkout, folder);
  const files = globSync('src/**/*', { cwd }).map((file) => file.replaceAll(path.sep, '/'));
  return files.filter((file) => !OF_TESTS.test(file) && statSync(path.join(cwd, file)).isFile()).sort();
}

/** @returns other published files of a package */
export const furtherFiles = (folder: string, checkout: string): string[] =>
  FURTHER.filter((file) => existsSync(path.join(checkout, folder, file)));
