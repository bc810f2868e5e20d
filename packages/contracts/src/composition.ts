import type { PageSummary } from './page.ts';
import type { SiteConfig } from './site.ts';

/** Path of the {@link BrowserComposition}, which open tabs read. */
export const COMPOSITION_PATH = '/composition.json';

/** How the browser reaches a release of a remote. */
export interface BrowserRelease {
  version: string;
  /** Global name of the Module Federation container; empty when no page has a component. */
  container: string;
  /** Address of the container's entry. */
  entry: string;
  /** Only when the entry is an ES module, no script. */
  type?: 'module';
}

/** The live releases: the one file that changes with every deploy of any team. */
export interface BrowserComposition {
  id: string;
  /** Remote → its release and the paths of its pages that a tab can open without loading a document. */
  remotes: Record<string, BrowserRelease & { paths: string[] }>;
}

/** The JSON block in every document. It depends only on the shell and on the release of its page. */
export interface PageData {
  site: SiteConfig;
  /** The page of this document; absent in the 404 and 503 documents. */
  page?: { path: string; remote: string; interactive: boolean; release: BrowserRelease };
  /** Only in documents of pages that declare `needsPages`. */
  pages?: PageSummary[];
  /** Only in documents of pages that declare `needsToday`: the date they were rendered with. */
  today?: string;
}

/** Properties that every page receives, on the server and in the browser alike. */
export interface PageProps {
  site: SiteConfig;
  /** Empty unless the page declares `needsPages`. */
  pages: PageSummary[];
  /** `YYYY-MM-DD` in UTC; empty unless the page declares `needsToday`. */
  today: string;
}
