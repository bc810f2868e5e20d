import type { PageSummary, Release, SiteConfig } from '@site/contracts';
import type { Navigation } from '../../../navigation/navigation.ts';
import type { ShellBuild } from '../../shell-build.ts';

/** Pages of a release to render. */
export interface RenderedRelease {
  release: Release;
  /** `YYYY-MM-DD`, for pages that need the date. */
  today: string;
  paths: string[];
  /** Whether the release is not live yet: browsers must be able to load its code. Live releases are not checked again. */
  isNew: boolean;
  /** Returns the path of a file of the release. */
  fileOf: (name: string) => string;
}

/** Input that all documents share. A rendering process receives it before its task. */
export interface RenderContext {
  site: SiteConfig;
  shell: ShellBuild;
  reloadScript?: string | undefined;
  /** Fraction of documents, 0 to 1, that report performance and errors. */
  rumSample: number;
}

/** First message to a rendering process. */
export interface RenderStart {
  context: RenderContext;
  /** Whether the process starts before a task exists. */
  isAhead: boolean;
}

/** Documents to render: pages of releases and of the shell itself. */
export interface RenderJob {
  releases: RenderedRelease[];
  /** All pages of the site, for pages that list them. */
  list: PageSummary[];
  /** Entries of header and footer. */
  navigation: Navigation;
  /** Paths to render as 503, in addition to the 404 page. Absent when no document of the shell is rendered. */
  unavailable?: string[] | undefined;
  /** Paths of kept pages that need only a new layout. */
  kept?: string[];
}

/** Part of a job that one process renders. */
export interface RenderTask extends Omit<RenderedRelease, 'release' | 'fileOf'> {
  release?: Release | undefined;
  /**
   * File name → text: the server bundle, the stylesheets and static HTML of these pages and, for a new release, its
   * scripts.
   */
  texts: Record<string, string>;
  list: PageSummary[];
  navigation: Navigation;
  /** Documents of the shell. */
  shellPaths: string[];
  /** Pages to render only the layout of. */
  layoutPaths: string[];
}
