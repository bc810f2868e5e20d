import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, readManifest } from './published-packages.ts';

const KINDS = ['dependencies', 'devDependencies'] as const;

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const writeManifest = (checkout: string, folder: string, manifest: Manifest): void =>
  writeFileSync(path.join(checkout, folder, 'package.json'), toJson(manifest));

/** Names the version wherever a workspace asks for exactly one: npm would look for the former one elsewhere. */
export function useVersion(name: string, version: string, checkout: string): void {
  const folders = globSync(['*/package.json', 'packages/*/package.json'], { cwd: checkout }).map(path.dirname);
  for (const folder of folders) {
    const manifest = readManifest(checkout, folder);
    const former = JSON.stringify(manifest);
    for (const kind of KINDS) {
      const named = manifest[kind]?.[name];
      if (named && /^\d/.test(named)) manifest[kind] = { ...manifest[kind], [name]: version };
    }
    if (JSON.stringify(manifest) !== former) writeManifest(checkout, folder, manifest);
  }
}

/** Brings the lock file to what the workspaces say of themselves and of each other. */
export function updateLock(checkout: string): void {
  const file = path.join(checkout, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Partial<Manifest>> };
  const workspaces = Object.keys(lock.packages).filter((folder) => folder && !/(?:^|\/)node_modules\//.test(folder));
  for (const folder of workspaces) {
    const manifest = readManifest(checkout, folder);
    for (const field of ['version', ...KINDS] as const)
      if (manifest[field]) lock.packages[folder] = { ...lock.packages[folder], [field]: manifest[field] };
  }
  writeFileSync(file, toJson(lock));
}
