import webpack, { type Compilation, type Module } from 'webpack';

/** Module that Module Federation gets from the shell; its class is not exported. */
interface ConsumedModule extends Module {
  options: { shareKey: string };
}

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/** Returns the name under which a module is required from the shell, if any. */
function libraryOf(module: Module): string | undefined {
  if (isConsumed(module)) return module.options.shareKey;
  return module instanceof webpack.ExternalModule ? module.userRequest : undefined;
}

/**
 * Lists the shell's libraries that a build requires at run time, without shared libraries that no output requires.
 * @param compilation of the browser build, which consumes shared modules, or of the server build, which has externals
 */
export function requiredLibraries({ modules, chunkGraph }: Compilation): Set<string> {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return new Set(bundled.flatMap((module) => libraryOf(module) ?? []));
}
