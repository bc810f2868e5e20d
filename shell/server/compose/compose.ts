import type { Release } from '@site/contracts';
import type { RegisteredRemote } from '../registry/read-registry.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { FileStore } from '../store/file-store.ts';
import { checkLinks } from './checks/check-links.ts';
import { findNavigationFault, warnAboutNavigation } from './checks/check-navigation.ts';
import { findFault } from './checks/check-set.ts';
import { limitWarnings } from './checks/limit-warnings.ts';
import type { WarnAboutStyles } from './checks/unscoped-styles.ts';
import { warnAboutSet } from './checks/warn-about-set.ts';
import { weighPages } from './checks/weigh-pages.ts';
import { type Composition, CompositionFailed, type Fault, type Refusal } from './composition.ts';
import { digest } from './digest.ts';
import { redirectsOf } from './redirects.ts';
import { type Days, SHELL } from './render/document-groups.ts';
import type { SetRenderer } from './render/render-set.ts';

/** Everything that composes the site. */
export interface Composer {
  shell: Pick<ShellBuild, 'shared' | 'development'>;
  /** Current remotes of the site. */
  readonly registry: RegisteredRemote[];
  renderer: SetRenderer;
  /** Files of releases. */
  files: FileStore;
  warnAboutStyles: WarnAboutStyles;
}

/** Remote → its release. */
export type ReleaseSet = ReadonlyMap<string, Release>;

/** Input of {@link compose}. */
export interface ComposeInput {
  /** The newest release of each remote. */
  newest: ReleaseSet;
  /** Releases that are live, or were before a restart. They cannot be refused. */
  live: ReleaseSet;
  /** Path → owner in the live composition. */
  owners: Record<string, string>;
  /** Day that pages of new releases are rendered for. */
  today: string;
  /** Days that pages of live releases are rendered for. */
  days: Days;
  /** Whether this shell has composed the live releases already. */
  isComposed: boolean;
}

/**
 * Composes the site from the newest releases that pass all checks together. Only a new release can be at fault: it is refused
 * and replaced by its predecessor, or left out without one.
 * @returns no composition when no acceptable release has changed
 * @throws CompositionFailed (rejects) when no new release can be at fault: nothing in the set is new, or this shell cannot
 *   render a release that was live before it started
 */
export async function compose(
  composer: Composer,
  input: ComposeInput,
): Promise<{ composition?: Composition; refused: Refusal[] }> {
  const { live, isComposed } = input;
  const refused: Refusal[] = [];
  let set = input.newest;

  for (;;) {
    const changed = changedIn(set, live);
    if (isComposed && changed.length === 0) return { refused };
    const outcome = await attempt(composer, set, input);
    if ('documents' in outcome) return { composition: outcome, refused };

    const isOfLive = !isComposed && outcome.remote !== undefined && !changed.includes(outcome.remote);
    if (changed.length === 0 || isOfLive) throw new CompositionFailed(sentenceFor(outcome, live));
    const culprit = culpritOf(outcome, changed);
    if (culprit) {
      refused.push(toRefusal(culprit, set, outcome));
      set = withPredecessor(culprit, set, live);
    } else {
      set = await keepGoodChanges(composer, set, input, refused);
    }
  }
}

/** Returns the releases of a set in the order of the registry. */
export const inOrder = ({ registry }: Pick<Composer, 'registry'>, set: ReleaseSet): Release[] =>
  registry.flatMap(({ name }) => set.get(name) ?? []);

type DatedInput = Pick<ComposeInput, 'live' | 'today' | 'days'>;

/** Returns the days to render the pages of a set for. A live release keeps its day, so that its documents do not change. */
export function daysOf(set: Iterable<Release>, { live, today, days }: DatedInput): Map<string, string> {
  const dayOf = ({ name, version }: Release) => (live.get(name)?.version === version && days.get(name)) || today;
  return new Map([...set].map((release) => [release.name, dayOf(release)]));
}

/** Returns the remotes whose release is not live. */
export const changedIn = (set: ReleaseSet, live: ReleaseSet) =>
  [...set.values()].flatMap(({ name, version }) => (live.get(name)?.version === version ? [] : [name]));

/** Returns the new release at fault, if the fault names one or only one is new. */
function culpritOf({ remote }: Fault, changed: string[]): string | undefined {
  if (remote && changed.includes(remote)) return remote;
  return changed.length === 1 ? changed[0] : undefined;
}

/** Adds one new release at a time to the live ones, and refuses each that causes a fault. */
async function keepGoodChanges(
  composer: Composer,
  set: ReleaseSet,
  input: ComposeInput,
  refused: Refusal[],
): Promise<ReleaseSet> {
  let good = input.live;
  for (const name of changedIn(set, input.live)) {
    const trial = new Map([...good, ...[...set].filter(([remote]) => remote === name)]);
    const outcome = await attempt(composer, trial, input);
    if ('documents' in outcome) good = trial;
    else refused.push(toRefusal(name, set, outcome));
  }
  return good;
}

/** Replaces the release of a remote by its live one, or removes it if there is none. */
export function withPredecessor(name: string, set: ReleaseSet, live: ReleaseSet): ReleaseSet {
  const next = new Map(set);
  const predecessor = live.get(name);
  if (predecessor) next.set(name, predecessor);
  else next.delete(name);
  return next;
}

export const toRefusal = (remote: string, set: ReleaseSet, { page, reason }: Fault): Refusal => ({
  remote,
  version: set.get(remote)?.version,
  page,
  reason,
  at: new Date().toISOString(),
});

function sentenceFor({ remote, reason }: Fault, live: ReleaseSet): string {
  const release = remote && live.get(remote);
  return release ? `Cannot compose ${release.name} ${release.version}, which was live: ${reason}` : reason;
}

/** Errors of code that meets unexpected values, such as those of a hostile release; errors of the system are of neither type. */
const isUnforeseen = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/** Composes exactly this set. @returns the fault instead, if there is one */
export async function attempt(
  composer: Composer,
  set: ReleaseSet,
  input: Omit<ComposeInput, 'newest' | 'isComposed'>,
): Promise<Fault | Composition> {
  try {
    return await composeSet(composer, set, input);
  } catch (error) {
    if (!isUnforeseen(error)) throw error;
    // No release may keep those of others from being published.
    const { message, stack = '' } = error as Error;
    const place = stack.split('\n')[1]?.trim() ?? 'at an unknown place';
    return { reason: `The shell cannot compose it: ${message} (${place}).`, stack };
  }
}

async function composeSet(
  composer: Composer,
  set: ReleaseSet,
  input: Omit<ComposeInput, 'newest' | 'isComposed'>,
): Promise<Fault | Composition> {
  const { live, owners } = input;
  const releases = inOrder(composer, set);
  const changed = changedIn(set, live);
  const setFault = findFault(releases, owners, composer.shell.shared, changed) ?? findNavigationFault(releases, live);
  if (setFault) return setFault;
  const unavailable = Object.keys(unavailablePaths(composer.registry, releases, owners)).sort();
  const days = daysOf(releases, input);
  const rendered = await composer.renderer.render(releases, unavailable, changed, days);
  if ('reason' in rendered) return rendered;

  const documents = rendered.flatMap(({ remote, documents }) => documents.map((one) => ({ ...one, remote })));
  const redirects = redirectsOf(releases);
  const { fault, warnings } = checkLinks({
    releases,
    redirects,
    changed,
    pages: documents.filter(({ remote }) => remote !== SHELL),
    layoutLinks: documents.find(({ status }) => status === 404)?.links ?? [],
    owners,
    prefixes: Object.fromEntries(composer.registry.map(({ name, paths }) => [name, paths])),
    otherPaths: ['/sitemap.xml', '/robots.txt', ...unavailable],
  });
  if (fault) return fault;
  return {
    id: digest(rendered.map(({ key }) => key)).slice(0, 16),
    createdAt: new Date().toISOString(),
    releases: new Map(releases.map((release) => [release.name, release])),
    days,
    documents,
    redirects,
    rendered: new Set(rendered.map(({ key }) => key)),
    warnings: limitWarnings([
      ...warnings,
      ...warnAboutSet(releases, composer.registry, input.today),
      ...warnAboutNavigation(releases),
      // Development builds are not minified.
      ...(composer.shell.development ? [] : await weighPages(composer.files, releases)),
      ...(await composer.warnAboutStyles(releases)),
    ]),
  };
}

/** Returns the paths of remotes without a release, from the registry and the last composition. */
function unavailablePaths(registry: RegisteredRemote[], releases: Release[], owners: Record<string, string>) {
  const present = new Set(releases.map(({ name }) => name));
  const taken = new Set(
    releases.flatMap(({ pages }) => pages.flatMap(({ path, redirects = [] }) => [path, ...redirects])),
  );
  const known = registry.flatMap(({ name, paths }) => [
    ...paths.map((path) => [path, name] as const),
    ...Object.entries(owners).filter(([, owner]) => owner === name),
  ]);
  return Object.fromEntries(known.filter(([path, name]) => !present.has(name) && !taken.has(path)));
}
