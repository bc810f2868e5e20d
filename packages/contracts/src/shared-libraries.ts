/**
 * Libraries of which a browser has one instance, provided by the shell at run time. A remote never bundles them;
 * everything else (`@site/ui` first of all) it bundles itself, so that no team waits for the shell.
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
 * @param derive called with the name of the library and the name of the package whose version it has
 */
export function forSharedLibraries<Value>(
  derive: (library: SharedLibrary, packageName: string) => Value,
): Record<SharedLibrary, Value> {
  const values = sharedLibraries.map((library) => [library, derive(library, packageOf(library))]);
  return Object.fromEntries(values) as Record<SharedLibrary, Value>;
}

const packageOf = (library: SharedLibrary) => (library === 'react/jsx-runtime' ? 'react' : library);
