import { announcedPages, type SitePage } from './read-pages.ts';

export type { SitePage };

/** Configuration of the site and all pages of its teams, so that new pages are covered. */
export const { site, pages: everyPage } = announcedPages();

/** @throws when no team publishes it */
export function pageAt(path: string): SitePage {
  const page = everyPage.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No team publishes ${path}.`);
  return page;
}

/** Pages that the journeys visit. */
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
