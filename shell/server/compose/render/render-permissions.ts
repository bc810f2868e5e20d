import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MODULES = `${path.sep}node_modules${path.sep}`;

const inShell = (name: string) => path.join(import.meta.dirname, '../../..', name);
const packageFolder = (name: string) => fileURLToPath(new URL('..', import.meta.resolve(name)));

/** Folders where Node resolves packages, up to the root of the file system. */
const nodeModules = (createRequire(import.meta.url).resolve.paths('a-package') ?? [])
  .filter((folder) => path.basename(folder) === 'node_modules')
  .filter((folder) => existsSync(folder));

/** Node checks permission on the target of a link: packages may be links into the node_modules of another checkout. */
const modulesAround = (name: string) => {
  const file = fileURLToPath(import.meta.resolve(name));
  return file.slice(0, file.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
};

/** Files and folders with the code of the rendering process. */
const CODE = new Set([
  ...['server', 'social', 'package.json'].map(inShell),
  ...['@site/contracts', '@site/process'].map(packageFolder),
  ...nodeModules,
  modulesAround('htmlparser2'),
]);

/**
 * Node options of a rendering process. It can read its own code, but has no other file access, no child processes, threads or
 * addons, and cannot generate code from text. TurboFan, V8's compiler for the hottest code, is off: code of a release can attack less of V8,
 * and a process that renders each page once loses more time with it than it gains, with 20 pages as with 400.
 */
export const permissionOptions: readonly string[] = [
  '--permission',
  '--disallow-code-generation-from-strings',
  '--no-opt',
  ...[...CODE].map((file) => `--allow-fs-read=${path.resolve(file)}`),
];
