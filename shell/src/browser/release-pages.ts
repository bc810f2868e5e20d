import {
  type BrowserComposition,
  type ListedPage,
  type PageSummary,
  pageListPath,
  toPageSummary,
} from '@site/contracts';

const requests = new Map<string, Promise<ListedPage[]>>();

async function fetchPages(url: string): Promise<ListedPage[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** All pages of the release of a remote that this tab is pinned to. */
export function releasePages({ remotes }: BrowserComposition, remote: string): Promise<ListedPage[]> {
  const url = pageListPath(remote, remotes[remote]?.version ?? '');
  const earlier = requests.get(url);
  if (earlier) return earlier;
  const request = fetchPages(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

/** Summaries of every page of the composition, for pages that declare the need. */
export async function allPages(composition: BrowserComposition): Promise<PageSummary[]> {
  if (composition.pages) return composition.pages;
  const names = Object.keys(composition.remotes);
  const lists = await Promise.all(names.map((name) => releasePages(composition, name)));
  return lists.flatMap((pages, index) => pages.map((page) => toPageSummary(names[index] ?? '', page)));
}
