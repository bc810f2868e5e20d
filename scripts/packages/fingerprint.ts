import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleCommand } from './bundle-command.ts';
import { packedManifest } from './packed-manifest.ts';
import { publishedSources } from './published-files.ts';
import { COMMAND_FOLDER, licenseOf, type PublishedPackage } from './published-packages.ts';

/** Content of a package: its published manifest, and its files by name. */
async function contentOf({ folder, manifest }: PublishedPackage, checkout: string): Promise<(string | Buffer)[]> {
  const license = licenseOf(checkout);
  if (folder === COMMAND_FOLDER) {
    const command = await bundleCommand(manifest, checkout);
    return [JSON.stringify(packedManifest(command.manifest, license)), command.code];
  }
  const files = publishedSources(folder, checkout);
  const texts = files.flatMap((file) => [file, readFileSync(path.join(checkout, folder, file))]);
  return [JSON.stringify(packedManifest(manifest, license)), ...texts];
}

/** @returns the hash of the published content, which is stored with its version */
export async function fingerprintOf(one: PublishedPackage, checkout: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of await contentOf(one, checkout)) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
