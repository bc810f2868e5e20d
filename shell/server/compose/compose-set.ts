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
import type { Composition, Fault } from './composition.ts';
import { digest } from './digest.ts';
import type { Origin } from './origin.ts';
import { redirectsOf } from './redirects.ts';
import { type Days, SHELL } from './render/document-groups.ts';
import type { SetRenderer } from './render/render-set.ts';

/** Everything that composes the site. */
export interface Composer {
  shell: Pick<ShellBuild, 'shared' | 'development'>;
  origin: Origin;
  /** Current remotes of the site. */
  readonly registry: RegisteredRemote[];
  renderer: SetRenderer;
  /** Files of releases. */
  files: FileStore;
  warnAboutStyles: WarnAboutStyles;
}

/** Remote → its release. */
export type ReleaseSet = ReadonlyMap<string, Release>;

/** Input of {@link composeSet}. */
export interface SetInput {
  /** Releases that are live, or were before a restart. They cannot be refused. */
  live: ReleaseSet;
  /** Path → owner in the live composition. */
  owners: Record<string, string>;
  /** Day that pages of new releases are rendered for. */
  today: string;
  /** Days that pages of live releases are rendered for. */
  days: Days;
}

/** Composes exactly this set. @returns the fault instead, if there is one */
export async function composeSet(composer: Composer, set: ReleaseSet, input: SetInput): Promise<Fault | Composition> {
  try {
    return await composeChecked(composer, set, input);
  } catch (error) {
    if (!isUnforeseen(error)) throw error;
    // No release may keep those of others from being published.
    const { message, stack = '' } = error as Error;
    const place = stack.split('\n')[1]?.trim() ?? 'at an unknown place';
    return { reason: `The shell cannot compose it: ${message} (${place}).`, stack };
  }
}

/** Errors of code that meets unexpected values, such as those of a hostile release; errors of the system are of neither type. */
const isUnforeseen = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

async function composeChecked(composer: Composer, set: ReleaseSet, input: SetInput): Promise<Fault | Composition> {
  const { live, owners } = input;
  const releases = inOrder(composer, set);
  const changed = changedIn(set, live);
  const setFault = findFault(releases, input, composer.shell.shared, changed) ?? findNavigationFault(releases, live);
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
    origin: composer.origin,
    releases: new Map(releases.map((release) => [release.name, release])),
    days,
    documents,
    redirects,
    renderedKeys: new Set(rendered.map(({ key }) => key)),
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

/** Returns the releases of a set in the order of the registry. */
export const inOrder = ({ registry }: Pick<Composer, 'registry'>, set: ReleaseSet): Release[] =>
  registry.flatMap(({ name }) => set.get(name) ?? []);

/** Returns the days to render the pages of a set for. A live release keeps its day, so that its documents do not change. */
export function daysOf(set: Iterable<Release>, { live, today, days }: Omit<SetInput, 'owners'>): Map<string, string> {
  const dayOf = ({ name, version }: Release) => (live.get(name)?.version === version && days.get(name)) || today;
  return new Map([...set].map((release) => [release.name, dayOf(release)]));
}

/** Returns the remotes whose release is not live. */
export const changedIn = (set: ReleaseSet, live: ReleaseSet) =>
  [...set.values()].flatMap(({ name, version }) => (live.get(name)?.version === version ? [] : [name]));

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
