import type { Release, SiteConfig } from '@site/contracts';
import type { Navigation } from '../../../navigation/navigation.ts';
import type { ShellBuild } from '../../shell-build.ts';
import type { FileStore } from '../../store/file-store.ts';
import {
  type FinishedPage,
  type RenderedDocument,
  type RenderedPage,
  type RenderedStore,
  toFinished,
} from '../../store/rendered-store.ts';
import type { Fault } from '../composition.ts';
import { digest } from '../digest.ts';
import { navigationOf } from '../navigation.ts';
import { type Days, type DocumentGroup, groupOf, groupsOf, listAll, type SiteIndex, toJob } from './document-groups.ts';
import { createKeptPages, type KeptGroups } from './kept-pages.ts';
import { createRenderProcesses } from './render-processes.ts';
import { rendererHash } from './renderer-hash.ts';
import { runRenderJob } from './run-render-job.ts';
import type { RenderLimits } from './run-render-process.ts';

/** Options for {@link createSetRenderer}. */
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
  /** Fraction of documents, 0 to 1, that report performance and errors. */
  rumSample: number;
}

/** Documents of a remote, or of the shell. */
export interface RenderedGroup {
  key: string;
  remote: string;
  documents: RenderedDocument[];
}

/** Returns {@link SetRenderer.build}. */
function buildOf({ site, shell: { folder: _, ...shell }, reloadScript, rumSample }: SetRendererOptions): string {
  return digest(rendererHash, shell, site, reloadScript, rumSample);
}

/** Renders sets of releases. Reads documents that were rendered before. */
export interface SetRenderer {
  /** Hash of everything all documents depend on, except the releases. */
  build: string;
  /**
   * @param releases in the order of the registry
   * @param unavailable paths of remotes without a release
   * @param changed remotes whose release is new: their faults are remembered
   * @param navigation entries of header and footer; those of the releases by default
   */
  render(
    releases: Release[],
    unavailable: string[],
    changed: string[],
    days: Days,
    navigation?: Navigation,
  ): Promise<Fault | RenderedGroup[]>;
  /**
   * @param releases in the order of the registry
   * @returns releases that need rendering because some of their documents are not stored
   */
  unrendered(releases: Release[], days: Days): Promise<Release[]>;
  /** Forgets faults of one remote, so that its release is rendered again. */
  forgetFaults(remote: string): void;
  /** Causes stored documents to be verified again, and rendered if they are lost. */
  distrust(): void;
  /** Forgets all faults, and verifies stored documents again. */
  forget(): void;
  /** Starts rendering processes ahead of the next release. */
  prepare(): void;
  /** Ends the processes that were started ahead. */
  close(): void;
}

/** Number of faults to remember. A release whose fault was dropped is rendered once more. */
const KNOWN_FAULTS = 100;

export function createSetRenderer(options: SetRendererOptions): SetRenderer {
  const { rendered, limits, site, shell, reloadScript, rumSample } = options;
  const processes = createRenderProcesses({
    context: { site, shell, reloadScript, rumSample },
    memoryMb: limits.memoryMb,
    spare: options.spareProcesses,
  });
  const build = buildOf(options);
  const keptPages = createKeptPages(rendered);
  const faults = new Map<string, Fault>();

  const noteFault = (key: string, fault: Fault) => {
    faults.set(key, fault);
    for (const oldest of [...faults.keys()].slice(0, -KNOWN_FAULTS)) faults.delete(oldest);
  };

  const keyedGroups = (
    releases: Release[],
    { list, navigation }: SiteIndex,
    unavailable: string[],
    days: Days,
  ): DocumentGroup[] => {
    const layout = digest(navigation);
    const groups = groupsOf(build, releases, list, unavailable, days);
    return groups.map((group) => ({ ...group, key: keptPages.keyOf(group.pagesKey, layout) }));
  };

  const missingOf = async (groups: DocumentGroup[]) => {
    const kept = await Promise.all(groups.map(({ key }) => rendered.load(key)));
    return groups.filter((_group, position) => !kept[position]);
  };

  const loadGroup = async ({ key, remote }: DocumentGroup): Promise<RenderedGroup> => {
    const documents = await rendered.load(key);
    if (!documents) throw new Error(`The documents of ${remote} were removed while they were in use.`);
    return { key, remote, documents };
  };

  /** Renders all groups. @returns a fault of one of them, if any */
  const renderMissing = async (
    groups: DocumentGroup[],
    siteIndex: SiteIndex,
    changed: string[],
  ): Promise<Fault | undefined> => {
    const kept = await keptPages.find(groups.filter(({ release }) => release));
    const fault = await renderGroups(
      groups.filter((group) => !kept.has(group)),
      siteIndex,
      changed,
      kept,
    );
    const lost = await kept.saved();
    return fault ?? (lost.length > 0 ? renderGroups(lost, siteIndex, changed) : undefined);
  };

  /** @param kept groups that need only new layouts */
  const renderGroups = async (
    groups: DocumentGroup[],
    siteIndex: SiteIndex,
    changed: string[],
    kept?: KeptGroups,
  ): Promise<Fault | undefined> => {
    const pages = new Map<DocumentGroup, FinishedPage[]>(groups.map((group) => [group, []]));
    const saving: Promise<void>[] = [];
    const take = (remote: string, page: RenderedPage) => {
      const group = groupOf(groups, remote, page.path);
      const done = group && pages.get(group);
      if (!group || done?.push(toFinished(page)) !== group.paths.length) return;
      const save = rendered.save(group.key, done);
      // Awaited below, after the processes have ended.
      save.catch(() => {});
      saving.push(save);
      pages.delete(group);
    };
    const job = { ...toJob(options.files, groups, siteIndex, changed), kept: kept?.paths ?? [] };
    const fault = await runRenderJob(job, processes, limits, { page: take, layout: (one) => kept?.take(one) });
    await Promise.all(saving);
    return fault;
  };

  return {
    build,
    async render(releases, unavailable, changed, days, navigation = navigationOf(releases)) {
      const siteIndex = { list: listAll(releases), navigation };
      const groups = keyedGroups(releases, siteIndex, unavailable, days);
      const missing = await missingOf(groups);
      const known = missing.map(({ key }) => faults.get(key)).find((fault) => fault !== undefined);
      if (known) return known;
      const fault = missing.length > 0 ? await renderMissing(missing, siteIndex, changed) : undefined;
      if (fault?.remote && changed.includes(fault.remote)) {
        const group = groupOf(missing, fault.remote, fault.page);
        if (group) noteFault(group.key, fault);
      }
      if (fault) return fault;
      keptPages.note(digest(navigation));
      return Promise.all(groups.map(loadGroup));
    },
    async unrendered(releases, days) {
      const siteIndex = { list: listAll(releases), navigation: navigationOf(releases) };
      const missing = await missingOf(keyedGroups(releases, siteIndex, [], days));
      const kept = await keptPages.find(missing);
      return releases.filter((release) => missing.some((group) => group.release === release && !kept.has(group)));
    },
    forgetFaults(remote) {
      for (const [key, fault] of faults) if (fault.remote === remote) faults.delete(key);
    },
    forget() {
      faults.clear();
      rendered.distrust();
    },
    distrust: rendered.distrust,
    prepare: processes.refill,
    close: processes.close,
  };
}
