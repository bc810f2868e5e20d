import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '@site/process';
import { inc, type ReleaseType, satisfies } from 'semver';
import { CHANGELOG, withEntry } from './changelog.ts';
import { shortName } from './check-versions.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type PublishedPackage, readManifest, readPublishedPackages } from './published-packages.ts';
import { updateLock, useVersion, writeManifest } from './workspaces.ts';

/** Levels of a semantic version. */
export const LEVELS = ['patch', 'minor', 'major'] as const satisfies ReleaseType[];

export interface Change {
  /** Short name: `ui`. */
  name: string;
  level: (typeof LEVELS)[number];
  /** Changelog entry, for users of the package. */
  sentence: string;
  /** `2026-11-24` */
  day: string;
}

/** Requires the present versions of the package's own dependencies, with which it has been tested. */
function presentRanges({ manifest }: PublishedPackage, packages: PublishedPackage[]): Record<string, string> {
  const present = new Map(packages.map((one) => [one.manifest.name, `^${one.manifest.version}`]));
  const named = Object.entries(manifest.dependencies ?? {});
  return Object.fromEntries(named.map(([name, range]) => [name, present.get(name) ?? range]));
}

async function writeVersion(one: PublishedPackage, change: Change, checkout: string): Promise<string> {
  const packages = readPublishedPackages(checkout);
  const version = inc(one.manifest.version, change.level) ?? '';
  const dependencies = presentRanges(one, packages);
  const manifest = { ...one.manifest, version, ...(one.manifest.dependencies && { dependencies }) };
  const fingerprint = await fingerprintOf({ ...one, manifest }, checkout);
  writeManifest(checkout, one.folder, { ...manifest, fingerprint });
  const file = path.join(checkout, one.folder, CHANGELOG);
  writeFileSync(file, withEntry(readFileSync(file, 'utf8'), version, change.day, change.sentence));
  useVersion(manifest.name, version, checkout);
  return version;
}

/**
 * Gives a package its next version, and a patch to dependents whose range excludes it.
 * @returns packages with their new versions, such as `@site/ui 1.1.0`
 * @throws ConfigurationError (rejects) when there is no such package
 */
export async function giveNewVersion(change: Change, checkout: string): Promise<string[]> {
  const packages = readPublishedPackages(checkout);
  const one = packages.find(({ manifest }) => shortName(manifest.name) === shortName(change.name));
  if (!one)
    throw new ConfigurationError(
      `Unknown published package "${change.name}": choose from ${packages.map(({ manifest }) => shortName(manifest.name)).join(', ')}.`,
    );
  const { name } = one.manifest;
  const version = await writeVersion(one, change, checkout);
  const written = [`${name} ${version}`];
  for (const other of packages) {
    const range = other.manifest.dependencies?.[name];
    if (!range || satisfies(version, range)) continue;
    const sentence = `Builds on ${name} ${version}.`;
    const present = { ...other, manifest: readManifest(checkout, other.folder) };
    const next = await writeVersion(present, { ...change, level: 'patch', sentence }, checkout);
    written.push(`${other.manifest.name} ${next}`);
  }
  updateLock(checkout);
  return written;
}
