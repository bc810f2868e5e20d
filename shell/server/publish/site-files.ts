import {
  type BrowserComposition,
  COMPOSITION_PATH,
  componentPages,
  type SiteConfig,
  toBrowserRelease,
} from '@site/contracts';
import type { Composition } from '../compose/composition.ts';
import type { PublishedFile } from './composition-record.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { robots, sitemap } from './sitemap.ts';

/** Sun over a crest, as in the header. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#ffb224"/><path fill="#07232a" d="M.6 20.300c4.200-.2 8-2.300 11.700-6.800 2.300 5.400 6.800 8.600 17.300 11A16 16 0 0 1 .6 20.300Z"/><path fill="none" stroke="#ffb224" stroke-width="1.5" d="M12.300 13.500c-1.200 4.5 2.400 6.700.2 15"/></svg>';

const FAVICON_PATH = '/favicon.svg';

/** Address → address that has the same content. */
export const ALIASES = new Map([['/favicon.ico', FAVICON_PATH]]);

/** Returns address → file of a composition, including aliases. */
export function withAliases(files: Record<string, PublishedFile>): Map<string, PublishedFile> {
  const all = new Map(Object.entries(files));
  for (const [alias, address] of ALIASES) {
    const file = all.get(address);
    if (file) all.set(alias, file);
  }
  return all;
}

/** Creates the description of the live site for open tabs. */
function browserComposition({ id, releases }: Composition): BrowserComposition {
  const remotes = [...releases.values()].map((release) => [
    release.name,
    { ...toBrowserRelease(release), paths: componentPages(release).map(({ path }) => path) },
  ]);
  return { id, remotes: Object.fromEntries(remotes) };
}

/** Returns address → text of all files of a composition that are not documents. */
export function siteFiles(composition: Composition, site: SiteConfig): Map<string, string> {
  const pages = [...composition.releases.values()].flatMap((release) => release.pages);
  const renderedAt = new Map(composition.documents.map((document) => [document.path, document.renderedAt]));
  return new Map([
    [COMPOSITION_PATH, JSON.stringify(browserComposition(composition))],
    ['/sitemap.xml', sitemap(pages, site, renderedAt)],
    ['/robots.txt', robots(site)],
    [SECURITY_TXT_PATH, securityTxt(site, composition.createdAt)],
    [FAVICON_PATH, FAVICON],
  ]);
}
