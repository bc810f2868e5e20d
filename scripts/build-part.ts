import { writeFile } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import webpack from 'webpack';
import { describeProblems } from './build-problems.ts';
import { inputHash, parts } from './parts.ts';
import { readBuildConfig } from './read-build-config.ts';

/** Builds one part in this process: `node build-part.ts NAME`. */
const part = parts.find(({ name }) => name === process.argv[2]);
if (!part) throw new Error(`There is no part called ${process.argv[2]}.`);

const inputs = inputHash(part);
const config = await readBuildConfig(inProject(part.folder));
if (!config) process.exit(1);

const { stats } = await new Promise<webpack.MultiStats>((resolve, reject) => {
  webpack(config, (error, result) => (result ? resolve(result) : reject(error)));
});
for (const kind of ['warnings', 'errors'] as const) {
  const problems = describeProblems(stats, kind);
  if (problems) console.error(problems);
}
if (stats.some((build) => build.hasErrors())) process.exit(1);
await writeFile(inProject(part.folder, 'dist/.inputs'), inputs);
