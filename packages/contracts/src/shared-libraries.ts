/**
 * Libraries with one instance per browser tab, provided by the shell at run time. Remotes bundle all other libraries, above all
 * `@site/ui`: no team has to wait for the shell.
 */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/router',
  '@site/toasts',
  '@site/forms',
] as const;

/** See {@link sharedLibraries}. */
export type SharedLibrary = (typeof sharedLibraries)[number];

/**
 * Derives a value for each shared library.
 * @param derive called with the name of the library and of the package that has its version
 */
export function forSharedLibraries<Value>(
  derive: (library: SharedLibrary, packageName: string) => Value,
): Record<SharedLibrary, Value> {
  const values = sharedLibraries.map((library) => [library, derive(library, packageOf(library))]);
  return Object.fromEntries(values) as Record<SharedLibrary, Value>;
}

const packageOf = (library: SharedLibrary) => (library === 'react/jsx-runtime' ? 'react' : library);
