import { forSharedLibraries, type SharedLibrary } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import { readPackage } from '../read-package.ts';

const EXACT = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const RANGE = /^[~^]\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/;

/**
 * Ranges in which a remote accepts the shell's libraries: what its package.json says, and for an exact version
 * everything compatible with it.
 * @param dir folder of the remote
 * @throws ConfigurationError when package.json does not name a shared library, or neither a version nor a range of it
 */
export function sharedRanges(dir: string): Record<SharedLibrary, string> {
  const { dependencies } = readPackage(dir);
  return forSharedLibraries((_library, name) => {
    const version = dependencies[name];
    if (version === undefined)
      throw new ConfigurationError(`${dir}/package.json must name ${name} in its dependencies.`);
    if (EXACT.test(version)) return `^${version}`;
    if (RANGE.test(version)) return version;
    throw new ConfigurationError(
      `Write ${name} in ${dir}/package.json as 1.2.3, ^1.2.3 or ~1.2.3, not as "${version}".`,
    );
  });
}
