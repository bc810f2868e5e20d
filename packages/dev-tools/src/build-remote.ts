import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

/** Builds the remote in a folder: `node build-remote.ts FOLDER`, a process of its own as in a team's pipeline. */
const folder = path.resolve(process.argv[2] ?? '.');
const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as { default: Configuration[] };
webpack(config, (error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats?.toString({ all: false, errors: true }));
  process.exit(1);
});
