import type { Release } from '@site/contracts';
import { satisfies } from 'semver';
import type { Fault } from './composition.ts';

/**
 * Finds what can be known of a set of releases before anything of them runs.
 * @param releases in the order of the registry
 * @param owners who owned a path in the last composition: a newcomer does not take it away
 * @param provided versions of the libraries that the shell shares
 * @param changed remotes whose release is new
 */
export function findFault(
  releases: Iterable<Release>,
  owners: Record<string, string>,
  provided: Record<string, string>,
  changed: string[],
): Fault | undefined {
  const set = [...releases];
  return findUnmetRange(set, provided) ?? findStolenPath(set, owners) ?? findForeignContainer(set, changed);
}

function findUnmetRange(releases: Release[], provided: Record<string, string>): Fault | undefined {
  for (const { name, shared } of releases) {
    for (const [library, range] of Object.entries(shared)) {
      const version = provided[library];
      if (version && satisfies(version, range)) continue;
      const has = version ? `the shell provides ${version}` : 'the shell does not provide it';
      return { remote: name, reason: `The release asks for ${library} ${range}, but ${has}.` };
    }
  }
  return undefined;
}

function findStolenPath(releases: Release[], owners: Record<string, string>): Fault | undefined {
  const taken = new Map<string, string>();
  for (const { name, pages } of releases) {
    for (const { path } of pages) {
      const holder = taken.get(path);
      if (holder === name) return { remote: name, page: path, reason: `Page ${path} is declared twice.` };
      if (holder) {
        const [thief, owner] = owners[path] === name ? [holder, name] : [name, holder];
        return { remote: thief, page: path, reason: `Path ${path} belongs to ${owner}.` };
      }
      taken.set(path, name);
    }
  }
  return undefined;
}

/** Two containers of one name would be one for a browser: whichever comes first. */
function findForeignContainer(releases: Release[], changed: string[]): Fault | undefined {
  const byName = Map.groupBy(releases, ({ container }) => container.name);
  for (const [container, [one, other]] of byName) {
    if (!one || !other) continue;
    const [thief, owner] = changed.includes(other.name) ? [other, one] : [one, other];
    return { remote: thief.name, reason: `The name of its container, ${container}, belongs to ${owner.name}.` };
  }
  return undefined;
}
