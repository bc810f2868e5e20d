import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** Hashes webpack's version and the kit's sources, which affect all output. */
const kitVersion = (): string => {
  const folder = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256').update(webpack.version);
  for (const file of globSync('**/*.{ts,cjs}', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
};

/**
 * Returns the options of development builds: source maps, and a cache for incremental rebuilds that survives restarts.
 * @param output folder of the build, which contains the cache
 */
export const developmentOptions = (output: string, name: string): Configuration => ({
  devtool: 'cheap-module-source-map',
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(output, '.cache'),
    name,
    version: kitVersion(),
    memoryCacheUnaffected: true,
  },
  experiments: { cacheUnaffected: true, backCompat: false },
});

/** Names sources in source maps by addresses that editors and browsers can open. */
export const sourceAddress = ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
  absoluteResourcePath.startsWith('/') ? pathToFileURL(absoluteResourcePath).href : absoluteResourcePath;
