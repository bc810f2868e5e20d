import type { Release } from '@site/contracts';

/** Path → path, both of this site. */
export type Redirects = Record<string, string>;

/** Returns the former paths of pages with the current path of each. */
export const redirectsOf = (releases: Iterable<Release>): Redirects =>
  Object.fromEntries(
    [...releases].flatMap(({ pages }) =>
      pages.flatMap(({ path, redirects = [] }) => redirects.map((from): [string, string] => [from, path])),
    ),
  );
