import type { PageSummary, Release, SiteConfig } from '@site/contracts';
import type { Navigation } from '../../../navigation/navigation.ts';
import type { ShellBuild } from '../../shell-build.ts';

/** Pages of a release that are to be rendered. */
export interface RenderedRelease {
  release: Release;
  /** `YYYY-MM-DD`, for pages that need the date. */
  today: string;
  paths: string[];
  /** Whether it is to go live, so that browsers must be able to load its code. What is live is not questioned. */
  isNew: boolean;
}

/** What documents of all releases are rendered from. A rendering process has it before it knows what to render. */
export interface RenderContext {
  site: SiteConfig;
  shell: ShellBuild;
  reloadScript?: string | undefined;
  /** Share of documents, 0 to 1, whose visitors report what they meet. */
  rumSample: number;
}

/** What a rendering process is told first. */
export interface RenderStart {
  context: RenderContext;
  /** Whether it is started before there is a task for it. */
  isAhead: boolean;
}

/** Documents to render: pages of releases, and those of the shell itself. */
export interface RenderJob {
  releases: RenderedRelease[];
  /** Integrity → file, for everything that has to be read. */
  files: Record<string, string>;
  /** All pages of the site, for pages that list them. */
  list: PageSummary[];
  /** What header and footer hold. */
  navigation: Navigation;
  /** Documents of the shell itself: 404, and 503 for each of these paths. Absent when they are not to be rendered. */
  unavailable?: string[] | undefined;
  /** Paths of pages that are kept, and for which only the layout is to be rendered. */
  kept?: string[];
}

/** The part of a job that one process renders. */
export interface RenderTask extends Omit<RenderedRelease, 'release'> {
  release?: Release | undefined;
  /**
   * Name → text of the server bundle, of the stylesheets and static HTML of these pages and, if the release is new, of its
   * scripts.
   */
  texts: Record<string, string>;
  list: PageSummary[];
  navigation: Navigation;
  /** Documents of the shell. */
  shellPaths: string[];
  /** Pages around which the layout is wanted, without the page. */
  layoutPaths: string[];
}
