import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import markup from './markup.json' with { type: 'json' };

const css = readFileSync(path.resolve(import.meta.dirname, 'styles.css'), 'utf8');
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };
const jsx = {
  test: /\.jsx$/,
  loader: 'swc-loader',
  options: {
    env: { targets: 'defaults' },
    jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
  },
};

const document = ({ htmlWebpackPlugin: { tags } }) =>
  `<!doctype html><html lang="en"><head>${markup.head}<style>${css}</style>${tags.headTags}</head>` +
  '<body><div id="root"></div></body></html>';

const toConfig = (name, entry, folder, plugins) => ({
  name,
  entry,
  output: {
    path: path.resolve(import.meta.dirname, 'dist', folder),
    publicPath: path.posix.join('/', folder, '/'),
    filename: '[name].[contenthash].js',
    uniqueName: name,
  },
  module: { rules: [jsx] },
  plugins,
});

export default [
  toConfig('home', {}, 'home', [
    new ModuleFederationPlugin({
      name: 'home',
      filename: 'remoteEntry.js',
      exposes: { './page': './src/remote-page.jsx' },
      shared,
      dts: false,
    }),
  ]),
  toConfig('host', './src/index.js', '', [
    new ModuleFederationPlugin({
      name: 'host',
      remotes: { home: 'home@/home/remoteEntry.js' },
      shared,
      dts: false,
    }),
    new HtmlWebpackPlugin({ templateContent: document, inject: false }),
  ]),
];
