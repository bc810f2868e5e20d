import type { BrowserComposition, PageSummary } from '@site/contracts';

/** What a browser needs to know of a page before it goes there. */
export interface PageWords extends Omit<PageSummary, 'remote'> {
  needsPages: boolean;
  /** Addresses of scripts and styles to fetch. */
  js: string[];
  css: string[];
}

const lists = new Map<string, Promise<PageWords[]>>();

async function fetchList(address: string): Promise<PageWords[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** All pages of the release of a remote that this tab is pinned to. */
export function releasePages({ remotes }: BrowserComposition, remote: string): Promise<PageWords[]> {
  const address = `/remotes/${remote}/releases/${remotes[remote]?.version}.json`;
  const known = lists.get(address);
  if (known) return known;
  const list = fetchList(address);
  lists.set(address, list);
  list.catch(() => lists.delete(address));
  return list;
}

/** Summaries of every page of the composition, for pages that declare the need. */
export async function allPages(composition: BrowserComposition): Promise<PageSummary[]> {
  if (composition.pages) return composition.pages;
  const names = Object.keys(composition.remotes);
  const lists = await Promise.all(names.map((name) => releasePages(composition, name)));
  return lists.flatMap((pages, index) =>
    pages.map(({ path, title, description, sitemap }) => ({
      path,
      title,
      description,
      sitemap,
      remote: names[index] ?? '',
    })),
  );
}
