import type { Release } from '@site/contracts';
import { satisfies } from 'semver';
import { ownValue } from '../../own-value.ts';
import type { Fault } from '../composition.ts';

/** What visitors have. */
interface LiveState {
  /** Remote → its live release. */
  live: ReadonlyMap<string, Release>;
  /** Path → owner in the last composition, which keeps the path. */
  owners: Record<string, string>;
}

/**
 * Finds faults in a set of releases that are visible without running their code.
 * @param releases in the order of the registry
 * @param provided versions of the libraries that the shell shares
 * @param changed remotes whose release is new
 */
export function findFault(
  releases: Iterable<Release>,
  liveState: LiveState,
  provided: Record<string, string>,
  changed: string[],
): Fault | undefined {
  const set = [...releases];
  return findUnmetRange(set, provided) ?? findStolenPath(set, liveState, changed) ?? findForeignContainer(set, changed);
}

function findUnmetRange(releases: Release[], provided: Record<string, string>): Fault | undefined {
  for (const { name, shared } of releases) {
    for (const [library, range] of Object.entries(shared)) {
      const version = ownValue(provided, library);
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

const isRedirect = ({ path, page }: PathClaim) => path !== page;

function findStolenPath(releases: Release[], liveState: LiveState, changed: string[]): Fault | undefined {
  const taken = new Map<string, PathClaim[]>();
  for (const claim of releases.flatMap(claimsOf)) {
    const others = taken.get(claim.path) ?? [];
    const former = others.find((other) => areRivals(other, claim, liveState));
    if (former) return faultOf(former, claim, liveState, changed);
    taken.set(claim.path, [...others, claim]);
  }
  return undefined;
}

/** Whether the live release of the remote redirects the path, too. */
const redirectsAlready = ({ remote, path }: PathClaim, { live }: LiveState) =>
  live.get(remote)?.pages.some(({ redirects = [] }) => redirects.includes(path)) ?? false;

/** A page prevails over another team's redirect, so that it can move without a gap; only a new redirect of a live page is refused. */
function areRivals(one: PathClaim, other: PathClaim, liveState: LiveState): boolean {
  if (one.remote === other.remote || isRedirect(one) === isRedirect(other)) return true;
  const [redirect, page] = isRedirect(one) ? [one, other] : [other, one];
  return liveState.owners[page.path] === page.remote && !redirectsAlready(redirect, liveState);
}

/** Returns whether the latter of two claims is the older one. */
function isOfLatter(former: PathClaim, latter: PathClaim, liveState: LiveState, changed: string[]): boolean {
  if (isRedirect(former) !== isRedirect(latter)) return isRedirect(former);
  if (isRedirect(latter) && redirectsAlready(former, liveState) !== redirectsAlready(latter, liveState))
    return redirectsAlready(latter, liveState);
  const owner = liveState.owners[latter.path];
  return owner === latter.remote || (owner === undefined && !changed.includes(latter.remote));
}

/** Returns the fault of one of two releases that claim the same path. */
function faultOf(former: PathClaim, latter: PathClaim, liveState: LiveState, changed: string[]): Fault {
  const { path } = latter;
  if (former.remote === latter.remote) return doubledBy(former, latter);
  const [thief, owner] = isOfLatter(former, latter, liveState, changed) ? [former, latter] : [latter, former];
  const whose = isRedirect(owner) ? `is a former path of ${owner.page} and belongs` : 'belongs';
  const what = isRedirect(thief) ? `Page ${thief.page} redirects ${path}, which ${whose}` : `Path ${path} ${whose}`;
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
