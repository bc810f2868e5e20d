import { listPages, type PageSummary, type Release, toPageSummary } from '@site/contracts';
import type { Navigation } from '../../../navigation/navigation.ts';
import type { FileStore } from '../../store/file-store.ts';
import { digest } from '../digest.ts';
import type { RenderedRelease, RenderJob } from './render-job.ts';

/** Owner of the documents that no remote has. */
export const SHELL = 'shell';

/** Documents that depend on the same things, and are therefore rendered together or not at all. */
export interface DocumentGroup {
  /** Hash of all that they depend on. */
  key: string;
  /** Hash of all that their pages depend on: the layout is left out. */
  pagesKey: string;
  remote: string;
  release?: Release;
  /** Day for which they are rendered, if they depend on it. */
  today: string;
  paths: string[];
}

/** Remote → day for which its pages are rendered, `YYYY-MM-DD`. */
export type Days = ReadonlyMap<string, string>;

/** All pages of the site, for pages that list them. */
export const listAll = (releases: Release[]): PageSummary[] =>
  releases.flatMap((release) => listPages(release).map((page) => toPageSummary(release.name, page)));

/** What documents may tell of all releases together. */
export interface SiteIndex {
  list: PageSummary[];
  navigation: Navigation;
}

type UnkeyedGroup = Omit<DocumentGroup, 'key'>;

/**
 * What a set of releases consists of.
 * @param base hash of what all documents depend on, apart from the releases
 */
export function groupsOf(
  base: string,
  releases: Release[],
  list: PageSummary[],
  unavailable: string[],
  days: Days,
): UnkeyedGroup[] {
  const listed = digest(list);
  const ofRelease = (release: Release, needsPages: boolean, needsToday: boolean): UnkeyedGroup => {
    const today = days.get(release.name) ?? '';
    const pages = release.pages.filter((page) => page.needsPages === needsPages && page.needsToday === needsToday);
    const pagesKey = digest(base, release, needsPages && listed, needsToday && today);
    return { pagesKey, remote: release.name, release, today, paths: pages.map(({ path }) => path) };
  };
  const ofShell = {
    pagesKey: digest(base, SHELL, unavailable),
    remote: SHELL,
    today: '',
    paths: ['/404', ...unavailable],
  };
  const groups: UnkeyedGroup[] = [
    ...releases.flatMap((release) => [
      ofRelease(release, false, false),
      ofRelease(release, false, true),
      ofRelease(release, true, false),
      ofRelease(release, true, true),
    ]),
    ofShell,
  ];
  return groups.filter(({ paths }) => paths.length > 0);
}

/** @param page the server bundle when it is absent, which the first group of a remote loads */
export const groupOf = (groups: DocumentGroup[], remote: string, page?: string) =>
  groups.find((group) => group.remote === remote && (page === undefined || group.paths.includes(page)));

/** @param changed remotes whose release is new */
export function toJob(files: FileStore, groups: DocumentGroup[], siteIndex: SiteIndex, changed: string[]): RenderJob {
  const releases = new Map<Release, RenderedRelease>();
  for (const { release, today, paths } of groups)
    if (release) {
      const before = releases.get(release)?.paths ?? [];
      const isNew = changed.includes(release.name);
      releases.set(release, { release, today, isNew, paths: [...before, ...paths] });
    }
  const integrities = [...releases.keys()].flatMap((release) =>
    Object.values(release.files).map(({ integrity }) => integrity),
  );
  return {
    releases: [...releases.values()],
    files: Object.fromEntries(integrities.map((integrity) => [integrity, files.locate(integrity)])),
    ...siteIndex,
    unavailable: groups.find(({ remote }) => remote === SHELL)?.paths.slice(1),
  };
}
