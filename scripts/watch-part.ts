import { watch } from 'node:fs';
import webpack, { type Configuration } from 'webpack';
import { parts } from './parts.ts';
import { inProject } from './root.ts';

/** Builds one part again whenever a file of it changes: `node watch-part.ts NAME`. */
const part = parts.find(({ name }) => name === process.argv[2]);
if (!part) throw new Error(`There is no part called ${process.argv[2]}.`);

const { default: config } = (await import(inProject(part.folder, 'webpack.config.ts'))) as { default: Configuration[] };
const compiler = webpack(config);

compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: process.stderr.isTTY }));
  else process.send?.({ built: part.name });
});

// Declarations are read when a release is written, so they count although no bundle may change.
if (part.name !== 'shell') watch(inProject(part.folder, 'package.json'), () => compiler.watching?.invalidate());

process.once('SIGTERM', () => compiler.close(() => process.exit(0)));
process.once('SIGINT', () => compiler.close(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
