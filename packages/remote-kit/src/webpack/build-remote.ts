import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { describeProblems } from './describe-problems.ts';

/**
 * Builds a release of a remote.
 * @param folder of the remote, with `webpack.config.ts`
 * @param report receives errors and warnings
 * @returns whether there is a new release
 * @throws ConfigurationError (rejects) when package.json lacks fields that the build needs
 */
export async function buildRemote(folder: string, report: (problems: string) => void): Promise<boolean> {
  const file = pathToFileURL(path.resolve(folder, 'webpack.config.ts')).href;
  const { default: config }: { default: Configuration[] } = await import(file);
  const compile = promisify<Configuration[], MultiStats | undefined>(webpack);
  const { stats = [] } = (await compile(config)) ?? {};
  for (const kind of ['warnings', 'errors'] as const) {
    const problems = describeProblems(stats, kind);
    if (problems) report(problems);
  }
  return stats.every((build) => !build.hasErrors());
}
