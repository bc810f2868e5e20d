import { listPages, type PageSummary, type Release, toPageSummary } from '@site/contracts';
import type { Navigation } from '../../../navigation/navigation.ts';
import type { FileStore } from '../../store/file-store.ts';
import { digest } from '../digest.ts';
import type { RenderedRelease, RenderJob } from './render-job.ts';

/** Owner of documents that belong to no remote. */
export const SHELL = 'shell';

/** Documents with the same dependencies, rendered together or not at all. */
export interface DocumentGroup {
  /** Hash of everything the documents depend on. */
  key: string;
  /** Hash of everything the pages depend on, without the layout. */
  pagesKey: string;
  remote: string;
  release?: Release;
  /** Day they are rendered for, if they depend on it. */
  today: string;
  paths: string[];
}

/** Remote → day its pages are rendered for, `YYYY-MM-DD`. */
export type Days = ReadonlyMap<string, string>;

/** Lists all pages of the site, for pages that show such a list. */
export const listAll = (releases: Release[]): PageSummary[] =>
  releases.flatMap((release) => listPages(release).map((page) => toPageSummary(release.name, page)));

/** Site-wide data that documents of any release may show. */
export interface SiteIndex {
  list: PageSummary[];
  navigation: Navigation;
}

type UnkeyedGroup = Omit<DocumentGroup, 'key'>;

/**
 * Divides the documents of a set of releases by their dependencies.
 * @param base hash of everything all documents depend on, except the releases
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

/** Finds the group of a page; without a page, the first group of the remote, which loads its server bundle. */
export const groupOf = (groups: DocumentGroup[], remote: string, page?: string) =>
  groups.find((group) => group.remote === remote && (page === undefined || group.paths.includes(page)));

/**
 * Builds the job that renders these groups.
 * @param changed remotes whose release is new
 */
export function toJob(files: FileStore, groups: DocumentGroup[], siteIndex: SiteIndex, changed: string[]): RenderJob {
  const releases = new Map<Release, RenderedRelease>();
  for (const { release, today, paths } of groups)
    if (release) {
      const before = releases.get(release)?.paths ?? [];
      const isNew = changed.includes(release.name);
      const fileOf = (name: string) => files.locate(release.files[name]?.integrity ?? '');
      releases.set(release, { release, today, isNew, fileOf, paths: [...before, ...paths] });
    }
  return {
    releases: [...releases.values()],
    ...siteIndex,
    unavailable: groups.find(({ remote }) => remote === SHELL)?.paths.slice(1),
  };
}
