import { announcedPages, type SitePage } from './read-pages.ts';

export type { SitePage };

/** Configuration of the site, and every page of its teams: a new one is covered by itself. */
export const { site, pages: everyPage } = announcedPages();

/** @throws when no team publishes it */
export function pageAt(path: string): SitePage {
  const page = everyPage.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No team publishes ${path}.`);
  return page;
}

/** Pages that journeys lead through. */
export const pages = {
  home: pageAt('/'),
  pricing: pageAt('/pricing'),
  contact: pageAt('/contact'),
  sitemap: pageAt('/sitemap'),
  rates: pageAt('/wholesale-voip-rates'),
  help: pageAt('/help-center'),
  status: pageAt('/system-status'),
  careers: pageAt('/careers'),
  apiDocs: pageAt('/api-docs'),
  sipArticle: pageAt('/articles/sip-trunking-configuration'),
};
