import type { SharedLibrary } from '@site/contracts';

/**
 * Versions of the libraries that the shell provides to remotes at run time; the composer refuses a release that asks
 * for a range they do not satisfy. Filled in from package.json when the shell is built.
 */
declare const SHARED_VERSIONS: Record<SharedLibrary, string>;

export const sharedVersions = SHARED_VERSIONS;
