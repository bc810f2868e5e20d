import { createHash } from 'node:crypto';
import path from 'node:path';
import type webpack from 'webpack';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

const NAME = 'portable-ids';
/** Digits of ids, like webpack's default; more only after collisions. */
const IDS = 10_000;
/** Delimiters of paths in identifiers of modules that are no files. */
const DELIMITERS = /([|!"]|[:=\]] )/;

/** File of Module Federation, named by a hash of its content, which includes a path. */
const RUNTIME_ENTRY = /(?<=[\\/]\.federation[\\/]entry)\.[0-9a-f]+\.js(?:\|[0-9a-f]+)?/;

const portable = (identifier: string, folder: string) =>
  identifier
    .replace(RUNTIME_ENTRY, '')
    .split(DELIMITERS)
    .map((part) => (path.isAbsolute(part) ? path.relative(folder, part).replaceAll(path.sep, '/') : part))
    .join('');

const firstId = (identifier: string) =>
  Number.parseInt(createHash('sha256').update(identifier).digest('hex').slice(0, 8), 16) % IDS;

/** Checks for absolute paths that webpack keeps: it makes paths relative only at the start of an identifier and after `|` or `!`. */
const holdsPath = (identifier: string) =>
  RUNTIME_ENTRY.test(identifier) ||
  identifier.split(/[|!]/).some((part) => !path.isAbsolute(part) && part.split(DELIMITERS).some(path.isAbsolute));

function assign(modules: Iterable<Module>, folder: string, graph: webpack.ChunkGraph): void {
  const used = new Set<number>();
  const named = [...modules]
    .filter((module) => graph.getModuleId(module) === null && holdsPath(module.identifier()))
    .map((module) => ({ module, identifier: portable(module.identifier(), folder) }))
    .sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
  for (const { module, identifier } of named) {
    let id = firstId(identifier);
    while (used.has(id)) id += 1;
    used.add(id);
    graph.setModuleId(module, id);
  }
}

/**
 * Assigns ids that do not depend on the folder of the build to modules such as the entry of a container: with webpack's ids, the
 * same sources would give another release on another machine.
 */
export const portableIds: WebpackPluginInstance = {
  apply({ context, options, hooks }: Compiler) {
    hooks.compilation.tap(NAME, (compilation) => {
      if (options.optimization.moduleIds !== 'deterministic') return;
      compilation.hooks.moduleIds.tap({ name: NAME, before: 'DeterministicModuleIdsPlugin' }, (modules) =>
        assign(modules, context, compilation.chunkGraph),
      );
    });
  },
};
