import { writeFile } from 'node:fs/promises';
import webpack, { type Configuration } from 'webpack';
import { inputHash, parts } from './parts.ts';
import { inProject } from './root.ts';

/** Builds one part in this process: `node build-part.ts NAME`. */
const part = parts.find(({ name }) => name === process.argv[2]);
if (!part) throw new Error(`There is no part called ${process.argv[2]}.`);

const inputs = inputHash(part);
const { default: config } = (await import(inProject(part.folder, 'webpack.config.ts'))) as {
  default: Configuration | Configuration[];
};

const stats = await new Promise<webpack.Stats | webpack.MultiStats | undefined>((resolve, reject) => {
  webpack(config as Configuration, (error, result) => (error ? reject(error) : resolve(result)));
});
if (stats?.hasErrors() || stats?.hasWarnings()) {
  console.error(stats.toString({ all: false, errors: true, warnings: true, colors: process.stderr.isTTY }));
}
if (stats?.hasErrors()) process.exit(1);
await writeFile(inProject(part.folder, 'dist/.inputs'), inputs);
