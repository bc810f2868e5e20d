import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `package.json` of a package, in the workspace and in its tarball. */
export interface Manifest {
  name: string;
  version: string;
  /** Hash of the content published as this version; a package without it is not published. */
  fingerprint?: string;
  private?: boolean;
  exports?: Record<string, string | null>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Additional fields of the tarball's manifest. */
  publishConfig?: Record<string, object>;
  [field: string]: unknown;
}

/** A package that other repositories install. */
export interface PublishedPackage {
  /** Relative to the checkout. */
  folder: string;
  manifest: Manifest;
}

export const readManifest = (checkout: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(checkout, folder, 'package.json'), 'utf8'));

/** License of the project and of each package. */
export const licenseOf = (checkout: string): unknown => readManifest(checkout, '.').license;

/** Sorts packages after their dependencies. */
function inOrder(packages: PublishedPackage[]): PublishedPackage[] {
  const sorted = new Map<string, PublishedPackage>();
  const add = (one: PublishedPackage): void => {
    if (sorted.has(one.manifest.name)) return;
    const names = Object.keys(one.manifest.dependencies ?? {});
    for (const other of packages) if (names.includes(other.manifest.name)) add(other);
    sorted.set(one.manifest.name, one);
  };
  for (const one of packages) add(one);
  return [...sorted.values()];
}

/** Folder of the command `site`: a package with one file, bundled from sources of the shell. */
export const COMMAND_FOLDER = 'shell/server/cli';

/** @returns the packages with a fingerprint, which are published, each after its dependencies */
export function readPublishedPackages(checkout: string): PublishedPackage[] {
  const folders = globSync('packages/*/package.json', { cwd: checkout }).map(path.dirname).sort();
  const packages = [...folders, COMMAND_FOLDER].map((folder) => ({ folder, manifest: readManifest(checkout, folder) }));
  return inOrder(packages.filter(({ manifest }) => manifest.fingerprint !== undefined));
}
