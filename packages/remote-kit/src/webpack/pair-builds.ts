import webpack, { type Compilation, type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { publish } from './publish.ts';

const NAME = 'pairBuilds';

export interface PairedBuilds {
  browser: Configuration;
  server: Configuration;
  /** File that describes the finished output. */
  descriptor: string;
  /**
   * @returns content of the descriptor; the files of both compilations are on disk
   * @throws what is wrong with the output, as a sentence for the team
   */
  describe(browser: Compilation, server: Compilation): Promise<object>;
}

export const filesOf = (compilation: Compilation) => compilation.getAssets().map(({ name }) => name);

/**
 * Makes one unit of a browser build and a server build of the same sources: the server is built after the browser, and
 * when both are free of errors, the descriptor is written and the files of former builds are removed. What `describe`
 * throws is an error of the compilation. Until the next descriptor, the former one stays, with all its files.
 * @returns a webpack multi-configuration
 */
export function pairBuilds({ browser, server, descriptor, describe }: PairedBuilds): Configuration[] {
  let built: Compilation | undefined;

  const rememberBrowser: WebpackPluginInstance = {
    apply(compiler: Compiler) {
      compiler.hooks.invalid.tap(NAME, () => {
        built = undefined;
      });
      compiler.hooks.done.tap(NAME, ({ compilation }) => {
        built = compilation;
      });
    },
  };

  const finish = async (compilation: Compilation) => {
    const partner = built;
    if (!partner || partner.errors.length > 0 || compilation.errors.length > 0) return;
    const content = await describe(partner, compilation);
    // Sources have changed meanwhile: both builds follow.
    if (built !== partner) return;
    publish(compilation.compiler.outputPath, descriptor, content, [...filesOf(partner), ...filesOf(compilation)]);
  };

  const finishWithServer: WebpackPluginInstance = {
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tapPromise(NAME, (compilation) =>
        finish(compilation).catch((error: unknown) => {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }),
      );
    },
  };

  return [
    { ...browser, plugins: [...(browser.plugins ?? []), rememberBrowser] },
    {
      ...server,
      plugins: [...(server.plugins ?? []), finishWithServer],
      dependencies: [browser.name ?? ''],
    },
  ];
}
