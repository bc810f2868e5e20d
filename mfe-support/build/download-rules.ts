import type { RuleSetRule } from 'webpack';

/** Files that visitors save: `./openapi.yaml?url` is the address of the file as it is. */
export const downloadRules: RuleSetRule[] = [
  {
    test: /\.yaml$/,
    resourceQuery: /^\?url$/,
    type: 'asset/resource',
    generator: { filename: 'static/[name].[contenthash:10][ext]' },
  },
];
