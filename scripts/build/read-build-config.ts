import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from '@site/process';
import type { Configuration } from 'webpack';

/**
 * Reads the build configuration of a target.
 * @param folder folder of the target
 * @returns `undefined` when it cannot be read; the reason is then on standard error
 */
export async function readBuildConfig(folder: string): Promise<Configuration[] | undefined> {
  try {
    const { default: config } = await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href);
    return [config as Configuration | Configuration[]].flat();
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    return undefined;
  }
}
