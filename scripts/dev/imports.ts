import type { Compilation, Module } from 'webpack';

const isStylesheet = (module: Module) => module.nameForCondition()?.endsWith('.css') ?? false;

function importsOf(module: Module, { moduleGraph }: Compilation): string {
  const imported = Array.from(moduleGraph.getOutgoingConnections(module), (connection) =>
    connection.module.identifier(),
  );
  return [...new Set(imported)].sort().join('\n');
}

/** What modules imported in the latest build. */
interface Imports {
  /** Whether no style sheet has changed, and no module imports others: all pages have the styles that they had. */
  areKnown(compilation: Compilation): boolean;
  learn(compilation: Compilation): void;
}

export function createImports(): Imports {
  const known = new Map<string, string>();
  const changedIn = ({ modules, builtModules }: Compilation) =>
    [...modules].filter((module) => builtModules.has(module) || !known.has(module.identifier()));
  return {
    areKnown: (compilation) =>
      changedIn(compilation).every(
        (module) => !isStylesheet(module) && known.get(module.identifier()) === importsOf(module, compilation),
      ),
    learn(compilation) {
      for (const module of changedIn(compilation)) known.set(module.identifier(), importsOf(module, compilation));
    },
  };
}
