import { createHash } from 'node:crypto';
import path from 'node:path';
import type webpack from 'webpack';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';

const NAME = 'portable-ids';
/** As webpack's own ids begin: more digits only where these do not suffice. */
const IDS = 10_000;
/** What stands round a path in the identifier of a module that is not a file. */
const DELIMITERS = /([|!"]|[:=\]] )/;

/** Module Federation writes this file, and names it and its module by what it holds: a path. */
const RUNTIME_ENTRY = /(?<=[\\/]\.federation[\\/]entry)\.[0-9a-f]+\.js(?:\|[0-9a-f]+)?/;

const portable = (identifier: string, folder: string) =>
  identifier
    .replace(RUNTIME_ENTRY, '')
    .split(DELIMITERS)
    .map((part) => (path.isAbsolute(part) ? path.relative(folder, part).replaceAll(path.sep, '/') : part))
    .join('');

const firstId = (identifier: string) =>
  Number.parseInt(createHash('sha256').update(identifier).digest('hex').slice(0, 8), 16) % IDS;

/** Whether webpack, which makes only such paths relative that begin an identifier or follow on `|` or `!`, leaves one. */
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
 * Gives modules such as the entry of a container ids that do not depend on the folder of the build: with webpack's own, the
 * same sources would become another release on another machine.
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
