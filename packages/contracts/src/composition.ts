import type { PageSummary } from './page.ts';
import type { SiteConfig } from './site.ts';

/** How the browser reaches one remote of the composition it was served with. */
export interface BrowserRemote {
  version: string;
  /** Global name of the Module Federation container. */
  container: string;
  /** Address of the container's entry script. */
  entry: string;
}

/** The JSON block in every document: pins a tab to the releases it was served with. */
export interface BrowserComposition {
  id: string;
  site: SiteConfig;
  remotes: Record<string, BrowserRemote>;
  /** Owner of every path. */
  paths: Record<string, string>;
  /** The page of this document; absent in the 404 and 503 documents. */
  page?: { path: string; remote: string; interactive: boolean };
  /** Only in documents of pages that declare `needsPages`. */
  pages?: PageSummary[];
}

/** Properties that every page receives, on the server and in the browser alike. */
export interface PageProps {
  site: SiteConfig;
  /** Empty unless the page declares `needsPages`. */
  pages: PageSummary[];
}
