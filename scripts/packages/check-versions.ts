import path from 'node:path';
import { newestVersion } from './changelog.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type PublishedPackage, readPublishedPackages } from './published-packages.ts';
import { lockFaults, otherVersions } from './workspaces.ts';

/** `@site/ui` → `ui`, the form used on the command line. */
export const shortName = (name: string): string => name.replace(/^@site\//, '');

async function faultOf(one: PublishedPackage, checkout: string): Promise<string[]> {
  const { folder, manifest } = one;
  const { name, version } = manifest;
  if (manifest.fingerprint !== (await fingerprintOf(one, checkout)))
    return [
      `${folder} has changed since ${version}: run npm run packages:version -- ${shortName(name)} patch|minor|major "What is new."`,
    ];
  const newest = newestVersion(path.join(checkout, folder));
  return newest === version
    ? []
    : [`${folder}/CHANGELOG.md starts with ${newest}, but the package has version ${version}.`];
}

/**
 * @returns a sentence for each published package that has changed without a new version, and for each reference to
 *   another version
 */
export async function versionFaults(checkout: string): Promise<string[]> {
  const packages = readPublishedPackages(checkout);
  const versions = new Map(packages.map(({ manifest: { name, version } }) => [name, version]));
  const changed = await Promise.all(packages.map((one) => faultOf(one, checkout)));
  return [...changed.flat(), ...otherVersions(versions, checkout), ...lockFaults(checkout)];
}
