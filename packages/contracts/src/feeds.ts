import type { Release } from './release.ts';

const FEED = /^feeds\/[a-z0-9-]+\.atom$/;

/**
 * Lists the feeds of a release. Readers subscribe to an address once: unlike other files, feeds keep theirs, which serves the
 * live release with `{brand}` and `{origin}` replaced.
 */
export const feedFiles = ({ files }: Pick<Release, 'files'>): string[] =>
  Object.keys(files).filter((file) => FEED.test(file));
