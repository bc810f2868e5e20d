import { writeFile } from 'node:fs/promises';
import { inProject } from '@site/dev-tools/project-root.ts';
import { describeProblems } from '@site/remote-kit/webpack';
import webpack from 'webpack';
import { buildTargets, inputHash } from './build-targets.ts';
import { readBuildConfig } from './read-build-config.ts';

/** Builds one target in this process: `node build-target.ts NAME`. */
const target = buildTargets.find(({ name }) => name === process.argv[2]);
if (!target) throw new Error(`Unknown build target ${process.argv[2]}.`);

const inputs = inputHash(target);
const config = await readBuildConfig(inProject(target.folder));
if (!config) process.exit(1);

const { stats } = await new Promise<webpack.MultiStats>((resolve, reject) => {
  webpack(config, (error, result) => (result ? resolve(result) : reject(error)));
});
for (const kind of ['warnings', 'errors'] as const) {
  const problems = describeProblems(stats, kind);
  if (problems) console.error(problems);
}
if (stats.some((build) => build.hasErrors())) process.exit(1);
await writeFile(inProject(target.folder, 'dist/.inputs'), inputs);
