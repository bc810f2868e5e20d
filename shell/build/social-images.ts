import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { socialGroups } from '../social/groups.ts';
import { pictureFile } from '../social/picture-file.ts';

/** Address of a group's picture in the output: changes with the picture, so that it may be kept for ever. */
function outputName(category: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `static/social-${category.toLowerCase()}.${hash}.png`;
}

const pictures = Object.keys(socialGroups).map((category) => {
  const content = readFileSync(pictureFile(category));
  return { category, content, file: outputName(category, content) };
});

/** Category of the sitemap → file of its picture in the output. */
export const socialFiles: Record<string, string> = Object.fromEntries(
  pictures.map(({ category, file }) => [category, file]),
);

/** Puts the pictures for social networks among the files of the build. */
export const socialImages: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('socialImages', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'socialImages', stage }, () => {
        for (const { file, content } of pictures)
          compilation.emitAsset(file, new webpack.sources.RawSource(content), { immutable: true });
      });
    });
  },
};
