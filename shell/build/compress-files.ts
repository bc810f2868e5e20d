import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { compress, isCompressible } from '../server/store/compress.ts';

const NAME = 'compressFiles';
const BEST_QUALITY = 11;

/**
 * Puts a `.br` and a `.gz` beside each text of the build: brotli's best takes most of a second for all of them, which
 * every start with an empty store would otherwise pay.
 */
export const compressFiles: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Names change with the content until this stage.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([file]) => isCompressible(file));
        await Promise.all(
          texts.map(async ([file, source]) => {
            const { br, gzip } = await compress(source.buffer(), BEST_QUALITY);
            compilation.emitAsset(`${file}.br`, new webpack.sources.RawSource(br), { immutable: true });
            compilation.emitAsset(`${file}.gz`, new webpack.sources.RawSource(gzip), { immutable: true });
          }),
        );
      });
    });
  },
};

/** Whether a file of the build is another one, compressed. */
export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);
