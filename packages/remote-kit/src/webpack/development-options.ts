import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

/** Whatever the kit is made of may change what it builds. */
const kitVersion = (): string => {
  const folder = path.join(import.meta.dirname, '..');
  const hash = createHash('sha256').update(webpack.version);
  for (const file of globSync('**/*.{ts,cjs}', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
};

/**
 * Of builds that run again with every saved file: what the file does not affect is not looked at again, and a build that
 * is started again goes on where the last one stopped. They have source maps.
 * @param output folder of the build, which keeps what it knows in a folder of its own
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

/** Names sources in source maps so that editors and browsers find them. */
export const sourceAddress = ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
  absoluteResourcePath.startsWith('/') ? pathToFileURL(absoluteResourcePath).href : absoluteResourcePath;
