import type { PageProps, SitemapEntry } from '@site/contracts';
import { content } from './content.ts';

const { categoryOrder, files } = content;

/** A line of the directory. */
export interface DirectoryEntry extends SitemapEntry {
  /** Path on this site. */
  href: string;
  /** Full address. */
  url: string;
}

export interface Category {
  name: SitemapEntry['category'];
  entries: DirectoryEntry[];
}

/** Returns all live pages by category, the most important of each first. Empty categories are left out. */
export function directory({ site, pages }: Pick<PageProps, 'site' | 'pages'>): Category[] {
  const entries = [...pages.map(({ path, sitemap }) => ({ ...sitemap, href: path })), ...files]
    .map((entry) => ({ ...entry, url: site.origin + entry.href }))
    .sort((a, b) => b.priority - a.priority);
  return categoryOrder
    .map((name) => ({ name, entries: entries.filter(({ category }) => category === name) }))
    .filter((category) => category.entries.length > 0);
}
