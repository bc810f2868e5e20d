import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vitest/config';
import { markdownOptions } from '../markdown/markdown-options.ts';

const isMarkdown = (id: string) => /\.md(?:\?|$)/.test(id);

/** Vitest plugin that reads sources of remotes like their builds: React without an import, Markdown as components, style sheets. */
export const remoteSources: Plugin = {
  name: 'remote-sources',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // Installed components import style sheets as well.
      server: { deps: { inline: [/\/@site\//] } },
    },
  }),
  // The output for a text also depends on the code of this plugin and on schemas.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMarkdown(id) ? false : undefined)),
  async transform(code, id) {
    if (!isMarkdown(id)) return undefined;
    return String(await compile({ value: code, path: id.split('?')[0] }, markdownOptions(id.split('?')[1])));
  },
};
