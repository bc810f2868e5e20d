import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/**
 * A plugin for a browser build and a server build that belong together: calls back when both have emitted the same
 * state of the sources.
 * @param write receives the two compilations, whose files are on disk
 */
export function onBothBuilt(
  write: (browser: Compilation, server: Compilation) => Promise<unknown>,
): WebpackPluginInstance {
  const done = new Map<string, Compilation>();
  return {
    apply(compiler: Compiler) {
      const build = compiler.options.name ?? '';
      compiler.hooks.compile.tap('onBothBuilt', () => void done.delete(build));
      compiler.hooks.afterEmit.tapPromise('onBothBuilt', async (compilation) => {
        if (compilation.errors.length > 0) return;
        done.set(build, compilation);
        const browser = done.get('browser');
        const server = done.get('server');
        if (browser && server) await write(browser, server);
      });
    },
  };
}
