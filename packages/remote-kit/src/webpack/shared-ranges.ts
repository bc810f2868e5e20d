import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { forSharedLibraries, type SharedLibrary } from '@site/contracts';
import { ConfigurationError } from '@site/process';
import { satisfies } from 'semver';
import { readPackage } from '../read-package.ts';

const EXACT = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const MAJOR = /^[~^]\d+$/;
const RANGE = /^[~^]\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/;

/** Such as `file:packages/site-router-1.0.0.tgz`, whose version is known after installation. */
const ADDRESS = /^(?:file|https?):/;

/** Returns the installed version of a library, if any. */
function installedVersion(library: string, dir: string): string | undefined {
  try {
    const file = findPackageJSON(library, pathToFileURL(path.join(dir, 'package.json')));
    return file && readPackage(path.dirname(file)).version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Returns the range of a text in one of the allowed forms, with exact versions widened to compatible ones. */
function toRange(text: string): string | undefined {
  const alternatives = text.split('||').map((part) => part.trim());
  const ranges = alternatives.map((part) => (EXACT.test(part) ? `^${part}` : part));
  return ranges.every((range) => RANGE.test(range)) ? ranges.join(' || ') : undefined;
}

/** Excludes versions from a range that are older than the installed one: the remote is not tested with them. */
function raise(range: string, installed: string): string {
  const alternatives = range.split(' || ').map((alternative) => {
    if (!satisfies(installed, alternative, { includePrerelease: true })) return alternative;
    // ~1 has the upper bound of ^1, but ~1.2.3 that of ~1.2.
    const operator = MAJOR.test(alternative) ? '^' : alternative[0];
    return `${operator}${installed}`;
  });
  return alternatives.join(' || ');
}

/**
 * Returns the ranges in which a remote accepts the shell's libraries: those of its package.json, with exact versions widened to
 * compatible ones, from the installed version on. A file or an address counts as the exact installed version. A range in
 * `peerDependencies` takes precedence: it can accept several major versions where `dependencies` names a file.
 * @param dir folder of the remote
 * @throws ConfigurationError when package.json lacks a shared library, or a range that accepts what is installed from a file
 */
export function sharedRanges(dir: string): Record<SharedLibrary, string> {
  const { dependencies, peerDependencies } = readPackage(dir);
  return forSharedLibraries((_library, name) => {
    if (dependencies[name] === undefined)
      throw new ConfigurationError(`${dir}/package.json must name ${name} in its dependencies.`);
    const named = peerDependencies[name] ?? dependencies[name];
    const installed = installedVersion(name, dir);
    const version = ADDRESS.test(named) ? installed : named;
    if (version === undefined) throw new ConfigurationError(`Install ${name} in ${dir}: npm install.`);
    const range = toRange(version);
    // npm compares a file with no range.
    const isFile = ADDRESS.test(dependencies[name]);
    if (isFile && range && installed && !satisfies(installed, range, { includePrerelease: true }))
      throw new ConfigurationError(`${name} ${installed} is installed, but ${dir}/package.json accepts ${range}.`);
    if (range) return installed ? raise(range, installed) : range;
    throw new ConfigurationError(
      `Write ${name} in ${dir}/package.json as 1.2.3, ^1.2.3, ~1.2.3 or several of these joined by " || ", not as "${version}".`,
    );
  });
}
