import { InvalidRemote } from '../invalid-remote.ts';
import { readPackage } from '../read-package.ts';

/**
 * Libraries of which the browser has one instance, provided by the shell. A remote never bundles them; everything else
 * (`@site/ui` first of all) it bundles itself, so that no team waits for the shell.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/router',
  '@site/toasts',
  '@site/forms',
] as const;

export type SharedLibrary = (typeof sharedLibraries)[number];

const packageOf = (library: SharedLibrary) => (library === 'react/jsx-runtime' ? 'react' : library);

const EXACT = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const RANGE = /^[~^]\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/;

/**
 * Ranges in which a remote accepts the shell's libraries: what its package.json says, and for an exact version
 * everything compatible with it.
 * @param dir folder of the remote
 * @throws InvalidRemote when package.json does not name a shared library, or neither a version nor a range of it
 */
export function sharedRanges(dir: string): Record<SharedLibrary, string> {
  const { dependencies } = readPackage(dir);
  const range = (library: SharedLibrary) => {
    const name = packageOf(library);
    const version = dependencies[name];
    if (version === undefined) throw new InvalidRemote(`${dir}/package.json must name ${name} in its dependencies.`);
    if (EXACT.test(version)) return `^${version}`;
    if (RANGE.test(version)) return version;
    throw new InvalidRemote(`Write ${name} in ${dir}/package.json as 1.2.3, ^1.2.3 or ~1.2.3, not as "${version}".`);
  };
  return Object.fromEntries(sharedLibraries.map((library) => [library, range(library)])) as Record<
    SharedLibrary,
    string
  >;
}
