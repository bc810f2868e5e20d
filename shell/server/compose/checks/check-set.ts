import type { Release } from '@site/contracts';
import { satisfies } from 'semver';
import type { Fault } from '../composition.ts';

/**
 * Finds faults in a set of releases that are visible without running their code.
 * @param releases in the order of the registry
 * @param owners path → owner in the last composition, which keeps the path
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
  return findUnmetRange(set, provided) ?? findStolenPath(set, owners, changed) ?? findForeignContainer(set, changed);
}

function findUnmetRange(releases: Release[], provided: Record<string, string>): Fault | undefined {
  for (const { name, shared } of releases) {
    for (const [library, range] of Object.entries(shared)) {
      const version = Object.hasOwn(provided, library) ? provided[library] : undefined;
      if (version && satisfies(version, range)) continue;
      const has = version ? `the shell provides ${version}` : 'the shell does not provide it';
      return { remote: name, reason: `The release requires ${library} ${range}, but ${has}.` };
    }
  }
  return undefined;
}

/** Path that a release claims: current or former path of a page. */
interface PathClaim {
  remote: string;
  path: string;
  /** Path of the page. */
  page: string;
}

const claimsOf = ({ name, pages }: Release): PathClaim[] =>
  pages.flatMap(({ path: page, redirects = [] }) => [page, ...redirects].map((path) => ({ remote: name, path, page })));

function findStolenPath(releases: Release[], owners: Record<string, string>, changed: string[]): Fault | undefined {
  const taken = new Map<string, PathClaim[]>();
  for (const claim of releases.flatMap(claimsOf)) {
    const others = taken.get(claim.path) ?? [];
    const former = others.find((other) => areRivals(other, claim));
    if (former) return faultOf(former, claim, owners, changed);
    taken.set(claim.path, [...others, claim]);
  }
  return undefined;
}

const isRedirect = ({ path, page }: PathClaim) => path !== page;

/** A page prevails over a redirect of another team, so that it can move between teams without a gap. */
const areRivals = (one: PathClaim, other: PathClaim) =>
  one.remote === other.remote || isRedirect(one) === isRedirect(other);

/** Returns the fault of one of two releases that claim the same path. */
function faultOf(former: PathClaim, latter: PathClaim, owners: Record<string, string>, changed: string[]): Fault {
  const { path } = latter;
  if (former.remote === latter.remote) return doubledBy(former, latter);
  const isOfLatter = owners[path] === latter.remote || (owners[path] === undefined && !changed.includes(latter.remote));
  const [thief, owner] = isOfLatter ? [former, latter] : [latter, former];
  const what = isRedirect(thief)
    ? `Page ${thief.page} redirects ${path}, which is a former path of ${owner.page} and belongs`
    : `Path ${path} belongs`;
  return { remote: thief.remote, page: thief.page, reason: `${what} to ${owner.remote}.` };
}

function doubledBy(former: PathClaim, latter: PathClaim): Fault {
  const { remote, path } = latter;
  const [redirect, other] = isRedirect(latter) ? [latter, former] : [former, latter];
  if (!isRedirect(redirect)) return { remote, page: path, reason: `Page ${path} is declared twice.` };
  const what = isRedirect(other) ? `as does ${other.page}` : 'which is a page';
  return { remote, page: redirect.page, reason: `Page ${redirect.page} redirects ${path}, ${what}.` };
}

/** Browsers would load only the first of two containers with the same name. */
function findForeignContainer(releases: Release[], changed: string[]): Fault | undefined {
  const byName = Map.groupBy(releases, ({ container }) => container?.name);
  for (const [container, [one, other]] of byName) {
    if (!container || !one || !other) continue;
    const [thief, owner] = changed.includes(other.name) ? [other, one] : [one, other];
    return { remote: thief.name, reason: `Container name ${container} belongs to ${owner.name}. Choose another name.` };
  }
  return undefined;
}
