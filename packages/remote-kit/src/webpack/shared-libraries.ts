import { readFileSync } from 'node:fs';
import path from 'node:path';

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

/**
 * Ranges in which a remote accepts the shell's libraries: compatible with the version it was built against.
 * @param dir folder of the remote, whose package.json names exact versions
 * @throws when package.json does not name a shared library
 */
export function sharedRanges(dir: string): Record<SharedLibrary, string> {
  const { dependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const range = (library: SharedLibrary) => {
    const version: string | undefined = dependencies?.[packageOf(library)];
    if (!version) throw new Error(`${dir}/package.json must name ${packageOf(library)} in its dependencies.`);
    return `^${version}`;
  };
  return Object.fromEntries(sharedLibraries.map((library) => [library, range(library)])) as Record<
    SharedLibrary,
    string
  >;
}
