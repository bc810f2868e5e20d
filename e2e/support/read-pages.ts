import type { SiteConfig, SitemapEntry } from '@site/contracts';
import { readComposition } from '@site/dev-tools/browser/read-composition.ts';
import { ServedDocument } from './served-document.ts';

/** Content of a page's document. */
export interface SitePage {
  path: string;
  /** Team that publishes it. */
  remote: string;
  title: string;
  description: string;
  /** The one first-level heading. */
  heading: string;
  /** Second-level headings of the page and the footer. */
  sections: string[];
  /** Links to fragments of the page, such as `#rates`, without the skip link. */
  anchors: string[];
  /** Group of the sitemap. */
  category: SitemapEntry['category'] | undefined;
  /** Whether its code is loaded without an interaction; otherwise native elements do all its work. */
  isInteractive: boolean;
}

interface SitePages {
  /** Configuration of the site as set by operators. */
  site: SiteConfig;
  pages: SitePage[];
}

/** Passes the pages to the workers of the test runner, which inherit its environment. */
const VARIABLE = 'TEST_PAGES';

/** Reads the documents of all pages of a running site, for all test files and workers. */
export async function announcePages(url: string): Promise<void> {
  const readDocument = async (path: string) => new ServedDocument(await (await fetch(url + path)).text());
  const { site, paths } = await readComposition(url);
  const documents = await Promise.all(
    Object.entries(paths).map(async ([path, remote]) => ({ path, remote, document: await readDocument(path) })),
  );
  // Documents that list the other pages contain their positions in the sitemap.
  const directory = documents.flatMap(({ document }) => document.data.pages ?? []);
  const pages = documents.map(({ path, remote, document }): SitePage => {
    const [title = ''] = document.texts('title');
    const [description = ''] = document.metas('description');
    const [heading = ''] = document.texts('h1');
    return {
      path,
      remote,
      title,
      description,
      heading,
      sections: document.texts('h2'),
      anchors: document.values('href', 'a').filter((href) => /^#(?!main$)./.test(href)),
      category: directory.find((entry) => entry.path === path)?.sitemap.category,
      isInteractive: document.data.page?.interactive ?? false,
    };
  });
  process.env[VARIABLE] = JSON.stringify({ site, pages });
}

/** @throws when no site was announced */
export function announcedPages(): SitePages {
  const announced = process.env[VARIABLE];
  if (!announced) throw new Error('No site is running for these tests: start them with "npm run test:e2e".');
  return JSON.parse(announced) as SitePages;
}
