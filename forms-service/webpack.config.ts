import path from 'node:path';
import { hostedCaptchas } from '@site/contracts';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** Builds the captcha widget, the only part of this service that runs in browsers. */
const config: Configuration = {
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: {
    api: './src/widget/api.ts',
    worker: './src/widget/worker.ts',
    ...Object.fromEntries(hostedCaptchas.map((provider) => [provider, `./src/widget/hosted/${provider}.ts`])),
  },
  output: { path: path.join(import.meta.dirname, 'dist/captcha'), filename: '[name].js' },
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
      },
    ],
  },
  optimization: {
    minimizer: [new TerserPlugin({ parallel: false, minify: TerserPlugin.swcMinify, extractComments: false })],
  },
  stats: 'errors-warnings',
};

export default config;
