import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleCommand } from './bundle-command.ts';
import { compilePackage } from './compile-package.ts';
import { COMPILED, packedManifest } from './packed-manifest.ts';
import { furtherFiles } from './published-files.ts';
import {
  COMMAND_FOLDER,
  licenseOf,
  type Manifest,
  type PublishedPackage,
  readPublishedPackages,
} from './published-packages.ts';

const run = promisify(execFile);

/** Bundles the command into its file. @returns its manifest with the imports of that file */
async function writeCommand(manifest: Manifest, output: string, checkout: string): Promise<Manifest> {
  const { file, code, manifest: complete } = await bundleCommand(manifest, checkout);
  const target = path.join(output, COMPILED, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, code);
  return complete;
}

/** Writes the published folder of a package. */
async function writePackage({ folder, manifest }: PublishedPackage, stage: string, checkout: string): Promise<string> {
  const output = path.join(stage, 'node_modules', manifest.name);
  const draft = path.join(stage, path.basename(folder));
  const files = furtherFiles(folder, checkout);
  let complete = manifest;
  if (folder === COMMAND_FOLDER) complete = await writeCommand(manifest, output, checkout);
  else await compilePackage(folder, draft, output, checkout);
  for (const file of files) await cp(path.join(checkout, folder, file), path.join(output, file));
  // The license requires its text in every copy.
  await cp(path.join(checkout, 'LICENSE'), path.join(output, 'LICENSE'));
  const packed = packedManifest(complete, licenseOf(checkout), files);
  await writeFile(path.join(output, 'package.json'), JSON.stringify(packed, null, 2));
  return output;
}

/** A published package and its file. */
export interface Tarball {
  name: string;
  version: string;
  /** Name of the file in the destination folder. */
  file: string;
}

async function pack(folder: string, destination: string): Promise<void> {
  await run('npm', ['pack', folder, '--pack-destination', destination, '--ignore-scripts']);
}

/** File name that npm would use. */
const fileOf = ({ name, version }: Manifest) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Compiles all published packages and packs each into a tarball for a registry.
 * @param destination folder for the files
 * @throws ConfigurationError (rejects) when a package does not compile
 */
export async function packPackages(destination: string, checkout: string): Promise<Tarball[]> {
  const cache = path.join(checkout, '.cache');
  await mkdir(cache, { recursive: true });
  await mkdir(destination, { recursive: true });
  // Inside the checkout, where the compiler finds all other libraries.
  const stage = await mkdtemp(path.join(cache, 'packages-'));
  try {
    const packages = readPublishedPackages(checkout);
    const folders: string[] = [];
    // Each is compiled against the published form of those before it.
    for (const one of packages) folders.push(await writePackage(one, stage, checkout));
    await Promise.all(folders.map((folder) => pack(folder, destination)));
    return packages.map(({ manifest }) => ({
      name: manifest.name,
      version: manifest.version,
      file: fileOf(manifest),
    }));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
