/** Path below which the site serves the files of the shell's builds. */
export const ASSETS_PATH = '/assets/';

/** Path at which the site serves a file of a build of the shell, such as `static/main.js`. */
export const assetPath = (file: string): string => ASSETS_PATH + file;
