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

export interface Composer {
  shell: Pick<ShellBuild, 'shared' | 'development'>;
  /** Remotes that the site is made of now. */
  readonly registry: RegisteredRemote[];
  renderer: SetRenderer;
  /** Files of releases. */
  files: FileStore;
  warnAboutStyles: WarnAboutStyles;
}

/** Remote → its release. */
export type ReleaseSet = ReadonlyMap<string, Release>;

export interface ComposeInput {
  /** The newest release of each remote: to go live, unless it is. */
  newest: ReleaseSet;
  /** Releases that are live, or were before a restart: they cannot be refused. */
  live: ReleaseSet;
  /** Path → owner in what is live. */
  owners: Record<string, string>;
  /** Day for which pages of new releases are rendered. */
  today: string;
  /** Days for which pages of what is live are rendered. */
  days: Days;
  /** Whether the releases that are live were composed by this shell, so that they need not be composed again. */
  isComposed: boolean;
}

/**
 * Composes the site of the newest releases that are good together. Only a change can be at fault: a new release is
 * refused and its predecessor takes its place; one without a predecessor is left out; what is live stays.
 * @returns no composition when nothing that is good has changed
 * @throws CompositionFailed when no new release can be at fault: nothing in the set is new, or this shell cannot render
 *   what was live before it started
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

/** Releases of a set in the order of the registry. */
export const inOrder = ({ registry }: Pick<Composer, 'registry'>, set: ReleaseSet): Release[] =>
  registry.flatMap(({ name }) => set.get(name) ?? []);

type DatedInput = Pick<ComposeInput, 'live' | 'today' | 'days'>;

/** Days for which the pages of a set are rendered: a live release keeps its own, so that its documents do not change. */
export function daysOf(set: Iterable<Release>, { live, today, days }: DatedInput): Map<string, string> {
  const dayOf = ({ name, version }: Release) => (live.get(name)?.version === version && days.get(name)) || today;
  return new Map([...set].map((release) => [release.name, dayOf(release)]));
}

/** Remotes whose release is not the one that is live. */
export const changedIn = (set: ReleaseSet, live: ReleaseSet) =>
  [...set.values()].flatMap(({ name, version }) => (live.get(name)?.version === version ? [] : [name]));

/** The new release that is at fault, if the fault names one or there is only one. */
function culpritOf({ remote }: Fault, changed: string[]): string | undefined {
  if (remote && changed.includes(remote)) return remote;
  return changed.length === 1 ? changed[0] : undefined;
}

/** Tries one new release at a time on top of what is live, and refuses those with which it cannot be composed. */
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

/** The set without the release of a remote: that which is live takes its place, if there is one. */
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

/** Composes exactly this set. @returns what is wrong with it otherwise */
export async function attempt(
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
      // What is built for development is not minified.
      ...(composer.shell.development ? [] : await weighPages(composer.files, releases)),
      ...(await composer.warnAboutStyles(releases)),
    ]),
  };
}

/** Paths of registered remotes without a release, from the registry or, better, from the last composition. */
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
