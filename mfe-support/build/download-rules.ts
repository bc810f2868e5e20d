import path from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Files that readers save or subscribe to, by address: `./openapi.yaml?url`, `./incidents.feed.ts?url`. */
export const downloadRules: RuleSetRule[] = [
  {
    test: /\.yaml$/,
    resourceQuery: /^\?url$/,
    type: 'asset/resource',
    generator: { filename: 'static/[name].[contenthash:10][ext]' },
  },
  {
    test: /\.feed\.ts$/,
    resourceQuery: /^\?url$/,
    type: 'asset/resource',
    // After the compiler, which processes every module of this kind.
    enforce: 'post',
    // Its address is stable: docs/decisions/0158.
    generator: { filename: 'feeds/system-status.atom' },
    use: path.join(import.meta.dirname, 'feed-loader.ts'),
  },
  {
    test: /\.ebook\.ts$/,
    resourceQuery: /^\?url$/,
    type: 'asset/resource',
    enforce: 'post',
    generator: {
      filename: ({ filename = '' }) => `static/${path.basename(filename, '.ebook.ts?url')}.[contenthash:10].pdf`,
    },
    use: path.join(import.meta.dirname, 'ebook-loader.ts'),
  },
];
