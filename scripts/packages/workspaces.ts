import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { toJson } from '@site/dev-tools/to-json.ts';
import { type Manifest, readManifest } from './published-packages.ts';

const KINDS = ['dependencies', 'devDependencies'] as const;

export const writeManifest = (checkout: string, folder: string, manifest: Manifest): void =>
  writeFileSync(path.join(checkout, folder, 'package.json'), toJson(manifest));

const foldersOf = (checkout: string) =>
  globSync(['*/package.json', 'packages/*/package.json'], { cwd: checkout }).map(path.dirname).sort();

const isExact = (range: string) => /^\d/.test(range);

/** Updates every exact requirement of the package in the workspaces: npm would look for the former version elsewhere. */
export function useVersion(name: string, version: string, checkout: string): void {
  for (const folder of foldersOf(checkout)) {
    const manifest = readManifest(checkout, folder);
    const former = JSON.stringify(manifest);
    for (const kind of KINDS) {
      const named = manifest[kind]?.[name];
      if (named && isExact(named)) manifest[kind] = { ...manifest[kind], [name]: version };
    }
    if (JSON.stringify(manifest) !== former) writeManifest(checkout, folder, manifest);
  }
}

/**
 * @param versions name → version that the package has here
 * @returns a sentence for each workspace that asks for exactly another version: npm would look for it elsewhere
 */
export function otherVersions(versions: ReadonlyMap<string, string>, checkout: string): string[] {
  return foldersOf(checkout).flatMap((folder) => {
    const manifest = readManifest(checkout, folder);
    const named = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
    return named
      .filter(([name, range]) => isExact(range) && versions.has(name) && versions.get(name) !== range)
      .map(([name, range]) => `${folder}/package.json requires ${name} ${range}: change it to ${versions.get(name)}.`);
  });
}

interface Lock {
  packages: Record<string, Partial<Manifest>>;
}

const LOCK = 'package-lock.json';

const readLock = (checkout: string): Lock => JSON.parse(readFileSync(path.join(checkout, LOCK), 'utf8'));

/** Returns the lock file with the workspaces' entries updated from their manifests. */
function withWorkspaces({ packages, ...lock }: Lock, checkout: string): Lock {
  const workspaces = Object.keys(packages).filter((folder) => folder && !/(?:^|\/)node_modules\//.test(folder));
  const entries = workspaces.map((folder) => {
    const manifest = readManifest(checkout, folder);
    const fields = (['version', ...KINDS] as const).filter((field) => manifest[field]);
    return [folder, { ...packages[folder], ...Object.fromEntries(fields.map((field) => [field, manifest[field]])) }];
  });
  return { ...lock, packages: { ...packages, ...Object.fromEntries(entries) } };
}

/** @returns a sentence when the lock file does not match the manifests: `npm ci` refuses that */
export function lockFaults(checkout: string): string[] {
  const lock = readLock(checkout);
  const isCurrent = isDeepStrictEqual(lock, withWorkspaces(lock, checkout));
  return isCurrent ? [] : [`${LOCK} does not match the workspaces: run npm install --package-lock-only.`];
}

/** Updates the workspaces in the lock file. */
export const updateLock = (checkout: string): void =>
  writeFileSync(path.join(checkout, LOCK), toJson(withWorkspaces(readLock(checkout), checkout)));
