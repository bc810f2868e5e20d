interface LockFile {
  packages: Record<string, { link?: boolean }>;
}

const isLibrary = ([folder, { link }]: [string, { link?: boolean }]) => /(?:^|\/)node_modules\//.test(folder) && !link;

/**
 * Returns the part of `package-lock.json` that lists the installed libraries. Workspaces are left out: a build depends
 * on their sources, and stays current when one is added.
 * @param lock text of the file
 */
export function libraryVersions(lock: string): string {
  const { packages } = JSON.parse(lock) as LockFile;
  return JSON.stringify(Object.entries(packages).filter(isLibrary));
}
