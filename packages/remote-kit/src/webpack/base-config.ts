import path from 'node:path';
import { fileURLToPath } from 'node:url';
import LightningCssMinifier from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, PathData, RuleSetRule } from 'webpack';
import { markdownOptions } from '../markdown/markdown-options.ts';
import { classNameByContent } from './class-names.ts';
import { developmentOptions, sourceAddress } from './development-options.ts';
import { moduleFile } from './module-file.ts';
import { oldestBrowsers } from './oldest-browsers.ts';

export interface BuildOptions {
  /** Folder of the application, which contains `src`. */
  dir: string;
  /** Folder that receives the output. */
  output: string;
  development: boolean;
}

/**
 * Returns the options of an application's build. Development builds (`NODE_ENV=development`: unminified, with React's warnings)
 * have a separate output folder and never get deployed.
 * @param dir folder of the application
 */
export function buildOptions(dir: string): BuildOptions {
  const development = process.env.NODE_ENV === 'development';
  return { dir, output: path.join(dir, development ? 'dist-dev' : 'dist'), development };
}

/**
 * Returns the file of a loader in the version of this package: webpack resolves names from the application's folder, which may
 * have another version or none.
 */
const loaderFile = (name: string) => fileURLToPath(import.meta.resolve(name));

/** @param hasFastRefresh whether open tabs update changed components and keep their state */
const script = (hasFastRefresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  resolve: { fullySpecified: false },
  use: {
    loader: loaderFile('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: hasFastRefresh, refresh: hasFastRefresh } },
      },
    },
  },
});

const markdown: RuleSetRule = {
  test: /\.md$/,
  use: ({ resourceQuery }: { resourceQuery?: string }) => [
    { loader: loaderFile('@mdx-js/loader'), options: markdownOptions(resourceQuery) },
    moduleFile(import.meta, 'text-rules-loader'),
  ],
};

/** Replaces what names of released files cannot contain, such as spaces; the hash distinguishes files. */
function assetFile({ filename = '' }: PathData): string {
  const { name } = path.parse(filename.replace(/\?.*/, ''));
  return `static/${name.replaceAll(/^\.|[^\w.-]+/g, '-')}.[contenthash:10][ext]`;
}

const moduleStyles = {
  auto: true,
  getLocalIdent: classNameByContent,
  exportLocalsConvention: 'as-is',
  namedExport: false,
};

/**
 * Caches resolved imports: resolving took half of the time of a rebuild after a saved file. A file that shadows another is
 * noticed with the next change of its importer; imports here name complete files.
 */
const resolvesOnce = ({ development }: BuildOptions) => development;

const base = ({ dir, output, development }: BuildOptions, name: string): Configuration => ({
  name,
  context: dir,
  mode: development ? 'development' : 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@remote': path.join(dir, 'src') } },
  performance: { hints: false },
  infrastructureLogging: { level: 'error' },
  stats: 'errors-warnings',
  ...(development && developmentOptions(output, name)),
});

/**
 * Returns the configuration of a browser build: ES2022, css extracted per chunk, content hashes in all names.
 * @param options.folder of the output that receives scripts and styles
 * @param options.hasFastRefresh whether `withFastRefresh` completes it
 */
export function browserConfig(
  options: BuildOptions,
  { folder = 'static', hasFastRefresh = false }: { folder?: string; hasFastRefresh?: boolean } = {},
): Configuration {
  return {
    ...base(options, 'browser'),
    target: ['web', 'es2022'],
    module: {
      unsafeCache: resolvesOnce(options),
      rules: [
        script(hasFastRefresh),
        markdown,
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: loaderFile('css-loader'), options: { modules: moduleStyles } },
            moduleFile(import.meta, 'custom-media-loader'),
          ],
        },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: `${folder}/[name].[contenthash:10].css`, ignoreOrder: true })],
    optimization: {
      minimizer: [
        // Both minify in their own threads: processes would cost more than they save.
        new TerserPlugin({
          parallel: false,
          minify: TerserPlugin.swcMinify,
          extractComments: true,
          // Names by character frequency would depend on hashes, and these on the folder of the build.
          terserOptions: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
        }),
        new LightningCssMinifier({
          parallel: false,
          minify: LightningCssMinifier.lightningCssMinify,
          minimizerOptions: { targets: oldestBrowsers },
        }),
      ],
    },
    output: {
      ...(options.development && { devtoolModuleFilenameTemplate: sourceAddress }),
      path: options.output,
      filename: `${folder}/[name].[contenthash:10].js`,
      chunkFilename: `${folder}/[name].[contenthash:10].js`,
      assetModuleFilename: assetFile,
    },
  };
}

/** Minifies server code that is loaded often; functions keep their names in stack traces. */
export const serverMinimizer = new TerserPlugin({
  parallel: false,
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { keep_fnames: true, keep_classnames: true },
});

/** Returns the configuration of a server build: one CommonJS file; styles contribute class names only. */
export function serverConfig(options: BuildOptions): Configuration {
  return {
    ...base(options, 'server'),
    target: 'node24',
    module: {
      unsafeCache: resolvesOnce(options),
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        script(false),
        markdown,
        {
          test: /\.css$/,
          use: { loader: loaderFile('css-loader'), options: { modules: { ...moduleStyles, exportOnlyLocals: true } } },
        },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    output: {
      ...(options.development && { devtoolModuleFilenameTemplate: sourceAddress }),
      path: options.output,
      filename: 'server/[name].[contenthash:16].cjs',
      assetModuleFilename: assetFile,
      library: { type: 'commonjs2' },
    },
  };
}
