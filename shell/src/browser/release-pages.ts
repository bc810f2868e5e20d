import {
  type BrowserComposition,
  type ListedPage,
  type PageSummary,
  pageListPath,
  toPageSummary,
} from '@site/contracts';

const lists = new Map<string, Promise<ListedPage[]>>();

async function fetchList(address: string): Promise<ListedPage[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** All pages of the release of a remote that this tab is pinned to. */
export function releasePages({ remotes }: BrowserComposition, remote: string): Promise<ListedPage[]> {
  const address = pageListPath(remote, remotes[remote]?.version ?? '');
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
  return lists.flatMap((pages, index) => pages.map((page) => toPageSummary(names[index] ?? '', page)));
}
