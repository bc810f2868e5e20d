import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const made = (ending: string, loader: string): RuleSetRule => ({
  type: 'asset/resource',
  generator: { filename: `static/[name].[contenthash:10].${ending}` },
  use: path.join(import.meta.dirname, loader),
});

/** Files that the build makes: `./mark.svg?png` is a picture, `./kit.txt?zip` a zip of the files it lists. */
export const downloadRules: RuleSetRule[] = [
  { test: /\.svg$/, resourceQuery: /^\?png$/, ...made('png', 'png-loader.ts') },
  { test: /\.txt$/, resourceQuery: /^\?zip$/, ...made('zip', 'zip-loader.ts') },
];
