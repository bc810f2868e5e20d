import type { PageSummary, Release, SiteConfig } from '@site/contracts';
import type { ShellBuild } from '../shell-build.ts';
import type { RenderedPage } from '../store/rendered-store.ts';
import type { Fault } from './composition.ts';

/** Pages of a release that are to be rendered. */
export interface RenderedRelease {
  release: Release;
  /** `YYYY-MM-DD`, for pages that need the date. */
  today: string;
  paths: string[];
}

/** What a rendering thread is given. */
export interface RenderJob {
  site: SiteConfig;
  shell: ShellBuild;
  releases: RenderedRelease[];
  /** Integrity → file, for everything the thread has to read. */
  files: Record<string, string>;
  /** All pages of the site, for pages that list them. */
  list: PageSummary[];
  /** Documents of the shell itself: 404, and 503 for each of these paths. Absent when they are not to be rendered. */
  unavailable?: string[] | undefined;
  reloadScript?: string | undefined;
}

/** A piece of the thread's work; without a remote it is the shell's own. */
export interface RenderStep {
  remote?: string | undefined;
  page?: string | undefined;
  /** Processor time of the thread when the step began. */
  startedAtCpuMs: number;
}

/** What the thread reports: where it is, what it has rendered, and how it ended. */
export type RenderMessage =
  | ({ type: 'step' } & RenderStep)
  | { type: 'page'; remote: string; page: RenderedPage }
  | { type: 'fault'; fault: Fault }
  | { type: 'done' };
