import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

/** Tests, and what only the tests of the package itself use. */
const OF_TESTS = /\.test\.tsx?$|^src\/own-tests\//;

/** Files that a package may have beside its sources. */
const FURTHER = ['CHANGELOG.md', 'README.md', 'release.schema.json'];

/** @returns sources of a package that are published, relative to its folder */
export function publishedSources(folder: string, checkout: string): string[] {
  const cwd = path.join(checkout, folder);
  const files = globSync('src/**/*', { cwd }).map((file) => file.replaceAll(path.sep, '/'));
  return files.filter((file) => !OF_TESTS.test(file) && statSync(path.join(cwd, file)).isFile()).sort();
}

/** @returns other files of a package that are published */
export const furtherFiles = (folder: string, checkout: string): string[] =>
  FURTHER.filter((file) => existsSync(path.join(checkout, folder, file)));
