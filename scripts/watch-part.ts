import { watch } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { parts } from './parts.ts';
import { root } from './root.ts';

/** Builds one part, or a copy of it in a folder, again whenever a file changes: `node watch-part.ts NAME [FOLDER]`. */
const part = parts.find(({ name }) => name === process.argv[2]);
if (!part) throw new Error(`There is no part called ${process.argv[2]}.`);
const folder = path.resolve(root, process.argv[3] ?? part.folder);

const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as { default: Configuration[] };
const compiler = webpack(config);

compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors()) console.error(stats.toString({ all: false, errors: true, colors: process.stderr.isTTY }));
  else process.send?.({ built: part.name });
});

// Declarations are read when a release is written, so they count although no bundle may change.
if (part.name !== 'shell') watch(path.join(folder, 'package.json'), () => compiler.watching?.invalidate());

process.once('SIGTERM', () => compiler.close(() => process.exit(0)));
process.once('SIGINT', () => compiler.close(() => process.exit(0)));
process.once('disconnect', () => process.exit(0));
