import { listPages, type PageSummary, type Release, type SiteConfig, toPageSummary } from '@site/contracts';
import type { Navigation } from '../../navigation/navigation.ts';
import type { ShellBuild } from '../shell-build.ts';
import type { FileStore } from '../store/file-store.ts';
import type { RenderedDocument, RenderedPage, RenderedStore } from '../store/rendered-store.ts';
import type { Fault } from './composition.ts';
import { digest } from './digest.ts';
import { createKeptPages, type KeptParts } from './kept-pages.ts';
import { navigationOf } from './navigation.ts';
import type { RenderedRelease, RenderJob } from './render-job.ts';
import { createRenderProcesses } from './render-processes.ts';
import { rendererHash } from './renderer-hash.ts';
import { runRenderJob } from './run-render-job.ts';
import type { RenderLimits } from './run-render-process.ts';

export interface SetRendererOptions {
  site: SiteConfig;
  shell: ShellBuild;
  /** Files of releases. */
  files: FileStore;
  rendered: RenderedStore;
  limits: RenderLimits;
  /** Rendering processes to start ahead of the next release. */
  spareProcesses: number;
  reloadScript?: string | undefined;
  /** Share of documents, 0 to 1, whose visitors report what they meet. */
  rumSample: number;
}

/** Owner of the documents that no remote has. */
export const SHELL = 'shell';

/** Documents that depend on the same things, and are therefore rendered together or not at all. */
interface Part {
  /** Hash of all that they depend on. */
  key: string;
  /** Hash of all that their pages depend on: the layout is left out. */
  pages: string;
  remote: string;
  release?: Release;
  /** Day for which they are rendered, if they depend on it. */
  today: string;
  paths: string[];
}

/** Remote → day for which its pages are rendered, `YYYY-MM-DD`. */
export type Days = ReadonlyMap<string, string>;

/** Documents of a remote, or of the shell. */
export interface RenderedPart {
  key: string;
  remote: string;
  documents: RenderedDocument[];
}

/** All pages of the site, for pages that list them. */
export const listAll = (releases: Release[]): PageSummary[] =>
  releases.flatMap((release) => listPages(release).map((page) => toPageSummary(release.name, page)));

/** Hash of what all documents depend on, apart from the releases. */
function baseOf({ site, shell: { folder: _, ...build }, reloadScript, rumSample }: SetRendererOptions): string {
  return digest(rendererHash, build, site, reloadScript, rumSample);
}

/** What documents may tell of all releases together. */
interface Whole {
  list: PageSummary[];
  navigation: Navigation;
}

type PagesPart = Omit<Part, 'key'>;

/** @param base hash of what all documents depend on, apart from the releases */
function partsOf(base: string, releases: Release[], list: PageSummary[], unavailable: string[], days: Days) {
  const listed = digest(list);
  const ofRelease = (release: Release, needsPages: boolean, needsToday: boolean): PagesPart => {
    const today = days.get(release.name) ?? '';
    const pages = release.pages.filter((page) => page.needsPages === needsPages && page.needsToday === needsToday);
    const hash = digest(base, release, needsPages && listed, needsToday && today);
    return { pages: hash, remote: release.name, release, today, paths: pages.map(({ path }) => path) };
  };
  const ofShell = {
    pages: digest(base, SHELL, unavailable),
    remote: SHELL,
    today: '',
    paths: ['/404', ...unavailable],
  };
  const parts: PagesPart[] = [
    ...releases.flatMap((release) => [
      ofRelease(release, false, false),
      ofRelease(release, false, true),
      ofRelease(release, true, false),
      ofRelease(release, true, true),
    ]),
    ofShell,
  ];
  return parts.filter(({ paths }) => paths.length > 0);
}

/** Renders sets of releases: what was rendered before is read. */
export interface SetRenderer {
  /**
   * @param releases in the order of the registry
   * @param unavailable paths of remotes that have no release
   * @param changed remotes whose release is new: what is wrong with one of these is remembered
   * @param navigation what header and footer hold; the entries of the releases unless given
   */
  render(
    releases: Release[],
    unavailable: string[],
    changed: string[],
    days: Days,
    navigation?: Navigation,
  ): Promise<Fault | RenderedPart[]>;
  /**
   * @param releases in the order of the registry
   * @returns those that have to be rendered, because not all of their documents are kept
   */
  unrendered(releases: Release[], days: Days): Promise<Release[]>;
  /** Renders again what could not be rendered before of one remote. */
  forgetFaults(remote: string): void;
  /** Renders again what could not be rendered before, and verifies again what was. */
  forget(): void;
  /** Starts rendering processes ahead of the next release. */
  prepare(): void;
  /** Ends those that were started ahead. */
  close(): void;
}

export function createSetRenderer(options: SetRendererOptions): SetRenderer {
  const { rendered, limits, site, shell, reloadScript, rumSample } = options;
  const processes = createRenderProcesses({
    context: { site, shell, reloadScript, rumSample },
    memoryMb: limits.memoryMb,
    spare: options.spareProcesses,
  });
  const base = baseOf(options);
  const keptPages = createKeptPages(rendered);
  const faults = new Map<string, Fault>();

  const keyedParts = (releases: Release[], { list, navigation }: Whole, unavailable: string[], days: Days): Part[] => {
    const layout = digest(navigation);
    const parts = partsOf(base, releases, list, unavailable, days);
    return parts.map((part) => ({ ...part, key: keptPages.keyOf(part.pages, layout) }));
  };

  const missingOf = async (parts: Part[]) => {
    const kept = await Promise.all(parts.map(({ key }) => rendered.load(key)));
    return parts.filter((_part, index) => !kept[index]);
  };

  const loadPart = async ({ key, remote }: Part): Promise<RenderedPart> => {
    const documents = await rendered.load(key);
    if (!documents) throw new Error(`The documents of ${remote} were removed while they were in use.`);
    return { key, remote, documents };
  };

  /** @returns what is wrong with one of the parts, if anything; all others are rendered */
  const renderParts = async (parts: Part[], whole: Whole, changed: string[]): Promise<Fault | undefined> => {
    const kept = await keptPages.find(parts.filter(({ release }) => release));
    const fault = await renderPages(
      parts.filter((part) => !kept.has(part)),
      whole,
      changed,
      kept,
    );
    const lost = await kept.saved();
    return fault ?? (lost.length > 0 ? renderPages(lost, whole, changed) : undefined);
  };

  /** @param kept parts of which only the layouts are rendered */
  const renderPages = async (
    parts: Part[],
    whole: Whole,
    changed: string[],
    kept?: KeptParts<Part>,
  ): Promise<Fault | undefined> => {
    const pages = new Map<Part, RenderedPage[]>(parts.map((part) => [part, []]));
    const saving: Promise<void>[] = [];
    const take = (remote: string, page: RenderedPage) => {
      const part = partOf(parts, remote, page.path);
      const done = part && pages.get(part);
      if (!part || done?.push(page) !== part.paths.length) return;
      const save = rendered.save(part.key, done);
      // Awaited below, once the processes have ended.
      save.catch(() => {});
      saving.push(save);
      pages.delete(part);
    };
    const job = { ...toJob(options.files, parts, whole, changed), kept: kept?.paths ?? [] };
    const fault = await runRenderJob(job, processes, limits, { page: take, layout: (one) => kept?.take(one) });
    await Promise.all(saving);
    return fault;
  };

  return {
    async render(releases, unavailable, changed, days, navigation = navigationOf(releases)) {
      const whole = { list: listAll(releases), navigation };
      const parts = keyedParts(releases, whole, unavailable, days);
      const missing = await missingOf(parts);
      const known = missing.map(({ key }) => faults.get(key)).find((fault) => fault !== undefined);
      if (known) return known;
      const fault = missing.length > 0 ? await renderParts(missing, whole, changed) : undefined;
      if (fault?.remote && changed.includes(fault.remote)) {
        const part = partOf(missing, fault.remote, fault.page);
        if (part) faults.set(part.key, fault);
      }
      if (fault) return fault;
      keptPages.note(digest(navigation));
      return Promise.all(parts.map(loadPart));
    },
    async unrendered(releases, days) {
      const whole = { list: listAll(releases), navigation: navigationOf(releases) };
      const missing = await missingOf(keyedParts(releases, whole, [], days));
      const kept = await keptPages.find(missing);
      return releases.filter((release) => missing.some((part) => part.release === release && !kept.has(part)));
    },
    forgetFaults(remote) {
      for (const [key, fault] of faults) if (fault.remote === remote) faults.delete(key);
    },
    forget() {
      faults.clear();
      rendered.distrust();
    },
    prepare: processes.refill,
    close: processes.close,
  };
}

/** @param page the server bundle when it is absent, which the first part of a remote loads */
const partOf = (parts: Part[], remote: string, page?: string) =>
  parts.find((part) => part.remote === remote && (page === undefined || part.paths.includes(page)));

function toJob(files: FileStore, parts: Part[], whole: Whole, changed: string[]): RenderJob {
  const releases = new Map<Release, RenderedRelease>();
  for (const { release, today, paths } of parts)
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
    ...whole,
    unavailable: parts.find(({ remote }) => remote === SHELL)?.paths.slice(1),
  };
}
