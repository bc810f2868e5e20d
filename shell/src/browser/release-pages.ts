import { type ListedPage, type PageSummary, pageListPath, toPageSummary } from '@site/contracts';
import type { LiveSite } from './live-site.ts';

const requests = new Map<string, Promise<ListedPage[]>>();

async function fetchPages(url: string): Promise<ListedPage[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** All pages of the release that this tab uses of a remote. */
export function releasePages(live: LiveSite, remote: string): Promise<ListedPage[]> {
  const url = pageListPath(remote, live.releaseOf(remote).version);
  const earlier = requests.get(url);
  if (earlier) return earlier;
  const request = fetchPages(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

/** Summaries of every page of the site, for pages that declare the need. */
export async function allPages(live: LiveSite): Promise<PageSummary[]> {
  const names = live.remotes();
  const lists = await Promise.all(names.map((name) => releasePages(live, name)));
  return lists.flatMap((pages, index) => pages.map((page) => toPageSummary(names[index] ?? '', page)));
}
