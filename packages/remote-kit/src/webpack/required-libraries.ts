import webpack, { type Compilation, type Module } from 'webpack';

/** A module that Module Federation takes from the shell; its class is not exported. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/** Name under which a module is required from the shell, if it is. */
function libraryOf(module: Module): string | undefined {
  if (isConsumed(module)) return module.options.shareKey;
  return module instanceof webpack.ExternalModule ? module.userRequest : undefined;
}

/**
 * Libraries of the shell that a build requires at run time. A library that is configured as shared, and that nothing in the
 * output requires, is not among them.
 * @param compilation of the browser build, which consumes shared modules, or of the server build, which has externals
 */
export function requiredLibraries({ modules, chunkGraph }: Compilation): Set<string> {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return new Set(bundled.flatMap((module) => libraryOf(module) ?? []));
}
