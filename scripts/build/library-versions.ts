interface LockFile {
  packages: Record<string, { link?: boolean }>;
}

const isLibrary = ([folder, { link }]: [string, { link?: boolean }]) => /(?:^|\/)node_modules\//.test(folder) && !link;

/**
 * The part of `package-lock.json` that says which libraries are installed. Workspaces are left out: a build depends on the
 * sources of its own, and stays current when one is added.
 * @param lock text of the file
 */
export function libraryVersions(lock: string): string {
  const { packages } = JSON.parse(lock) as LockFile;
  return JSON.stringify(Object.entries(packages).filter(isLibrary));
}
