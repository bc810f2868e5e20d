import type { Release } from './release.ts';

const FEED = /^feeds\/[a-z0-9-]+\.atom$/;

/**
 * Feeds of a release. Readers subscribe to an address once, so unlike that of all other files it stays, and its content is that
 * of the release that is live, with `{brand}` and `{origin}` replaced.
 */
export const feedFiles = ({ files }: Pick<Release, 'files'>): string[] =>
  Object.keys(files).filter((file) => FEED.test(file));
