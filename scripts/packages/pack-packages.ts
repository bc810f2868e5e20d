import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeFileAtomic } from '@site/process';
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

/** Runs npm by its script where npm has started this process: Windows cannot execute `npm`. */
function npm(...options: string[]) {
  const { npm_execpath: script } = process.env;
  return script ? run(process.execPath, [script, ...options]) : run('npm', options);
}

/** Bundles the command into its file. @returns its manifest with the imports of that file */
async function writeCommand(manifest: Manifest, output: string, checkout: string): Promise<Manifest> {
  const { file, code, manifest: complete } = await bundleCommand(manifest, checkout);
  const target = path.join(output, COMPILED, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, code);
  return complete;
}

const publishedFolder = (stage: string, name: string) => path.join(stage, 'node_modules', name);

/** Writes the published folder of a package. */
async function writePackage({ folder, manifest }: PublishedPackage, stage: string, checkout: string): Promise<void> {
  const output = publishedFolder(stage, manifest.name);
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
}

/** A published package and its file. */
export interface Tarball {
  name: string;
  version: string;
  /** Name of the file in the destination folder. */
  file: string;
  /** Whether the destination folder already had this version. */
  isKept: boolean;
}

function tarballOf({ name, version }: Manifest, destination: string): Tarball {
  // The name that npm uses.
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  return { name, version, file, isKept: existsSync(path.join(destination, file)) };
}

/** Packs published folders by one start of npm, and writes each tarball atomically, because a later run keeps it. */
async function pack(tarballs: Tarball[], stage: string, destination: string): Promise<void> {
  if (tarballs.length === 0) return;
  const folders = tarballs.map(({ name }) => publishedFolder(stage, name));
  await npm('pack', ...folders, '--pack-destination', stage, '--ignore-scripts');
  for (const { file } of tarballs)
    await writeFileAtomic(path.join(destination, file), await readFile(path.join(stage, file)));
}

/**
 * Compiles all published packages and packs each into a tarball for a registry. As in a registry, versions never change: files
 * of the present versions are kept, since lock files contain their hashes, which depend on README and compiler, too.
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
    // Each is compiled against the published form of those before it.
    for (const one of packages) await writePackage(one, stage, checkout);
    const tarballs = packages.map(({ manifest }) => tarballOf(manifest, destination));
    const missing = tarballs.filter(({ isKept }) => !isKept);
    await pack(missing, stage, destination);
    return tarballs;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
