import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MODULES = `${path.sep}node_modules${path.sep}`;

const inShell = (name: string) => path.join(import.meta.dirname, '../../..', name);
const packageFolder = (name: string) => fileURLToPath(new URL('..', import.meta.resolve(name)));

/** Where imports of a package are looked up, from here to the root of the file system. */
const nodeModules = (createRequire(import.meta.url).resolve.paths('a-package') ?? [])
  .filter((folder) => path.basename(folder) === 'node_modules')
  .filter((folder) => existsSync(folder));

/** Permission is asked for where a link leads: packages may be links into the node_modules of another checkout. */
const modulesAround = (name: string) => {
  const file = fileURLToPath(import.meta.resolve(name));
  return file.slice(0, file.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
};

/** The code of the rendering process. */
const CODE = new Set([
  ...['server', 'social', 'package.json'].map(inShell),
  ...['@site/contracts', '@site/process'].map(packageFolder),
  ...nodeModules,
  modulesAround('htmlparser2'),
]);

/**
 * Options of Node for a process that renders: it reads its own code, and has no other access to files, no child
 * processes, threads or addons, and makes no code from text.
 */
export const permissionOptions: readonly string[] = [
  '--permission',
  '--disallow-code-generation-from-strings',
  ...[...CODE].map((file) => `--allow-fs-read=${path.resolve(file)}`),
];
