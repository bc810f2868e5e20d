/** Path prefix of files of the shell's builds. */
export const ASSETS_PATH = '/assets/';

/** Returns the path of a file of the shell's build, such as `static/main.js`. */
export const assetPath = (file: string): string => ASSETS_PATH + file;
