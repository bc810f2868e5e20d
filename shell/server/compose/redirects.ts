import type { Release } from '@site/contracts';

/** Path → path, both of this site. */
export type Redirects = Record<string, string>;

/** Returns the former paths of pages with the current path of each, without those that are pages of other teams now. */
export function redirectsOf(releases: Iterable<Release>): Redirects {
  const pages = [...releases].flatMap((release) => release.pages);
  const paths = new Set(pages.map(({ path }) => path));
  const moved = pages.flatMap(({ path, redirects = [] }) => redirects.map((from): [string, string] => [from, path]));
  return Object.fromEntries(moved.filter(([from]) => !paths.has(from)));
}
