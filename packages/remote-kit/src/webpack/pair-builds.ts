import webpack, { type Compilation, type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { publish } from './publish.ts';

const NAME = 'pairBuilds';

/** A tab on a busy machine updates from build to build while newer ones are made: many editors save at each pause. */
const OPEN_TABS_NEED_MS = 60_000;

/** Files to write after all builds. */
export interface Described {
  /** Content of the descriptor. */
  content: object;
  /** Additional files: name → text. */
  texts?: Record<string, string>;
}

export interface PairedBuilds {
  browser: Configuration;
  /** Builds that only add files. */
  others?: Configuration[];
  server: Configuration;
  /** File that describes the finished output. */
  descriptor: string;
  /**
   * Describes the output; the files of all compilations are on disk.
   * @param others in the order of their configurations
   * @throws a problem of the output, as a sentence for the team
   */
  describe(browser: Compilation, server: Compilation, others: Compilation[]): Promise<Described>;
}

export const filesOf = (compilation: Compilation) => compilation.getAssets().map(({ name }) => name);

/**
 * Combines browser and server builds of the same sources: the server is built last, and if no build has errors, the descriptor
 * is written and files of previous builds are removed, in development a minute after they were written. Errors of `describe`
 * become errors of the compilation. Until the next descriptor, the previous one stays with all its files.
 * @returns a webpack multi-configuration
 */
export function pairBuilds({ browser, others = [], server, descriptor, describe }: PairedBuilds): Configuration[] {
  const first = [browser, ...others];
  let built: (Compilation | undefined)[] = first.map(() => undefined);

  const remember = (index: number): WebpackPluginInstance => ({
    apply(compiler: Compiler) {
      compiler.hooks.invalid.tap(NAME, () => {
        built = built.with(index, undefined);
      });
      compiler.hooks.done.tap(NAME, ({ compilation }) => {
        built = built.with(index, compilation);
      });
    },
  });

  const finish = async (compilation: Compilation) => {
    const before = built;
    const partners = before.filter((partner) => partner !== undefined);
    const [partner, ...more] = partners;
    const all = [...partners, compilation];
    if (!partner || partners.length < first.length || all.some(({ errors }) => errors.length > 0)) return;
    const { content, texts } = await describe(partner, compilation, more);
    // Sources have changed during the description: all builds run again.
    if (built !== before) return;
    const keepMs = compilation.options.mode === 'development' ? OPEN_TABS_NEED_MS : 0;
    publish(compilation.compiler.outputPath, { descriptor, content, texts, files: all.flatMap(filesOf), keepMs });
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
    ...first.map((build, index) => ({ ...build, plugins: [...(build.plugins ?? []), remember(index)] })),
    {
      ...server,
      plugins: [...(server.plugins ?? []), finishWithServer],
      dependencies: first.map(({ name }) => name ?? ''),
    },
  ];
}
