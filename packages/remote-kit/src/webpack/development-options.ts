import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/**
 * Of builds that run again with every saved file: what the file does not affect is not looked at again. They have source
 * maps, and write nothing while something is wrong: tabs update from one sound build to the next.
 */
export const developmentOptions: Configuration = {
  devtool: 'cheap-module-source-map',
  cache: { type: 'memory', cacheUnaffected: true },
  experiments: { cacheUnaffected: true, backCompat: false },
};

/** Names sources in source maps so that editors and browsers find them. */
export const sourceAddress = ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
  absoluteResourcePath.startsWith('/') ? pathToFileURL(absoluteResourcePath).href : absoluteResourcePath;
