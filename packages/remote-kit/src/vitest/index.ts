import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vitest/config';
import { markdownOptions } from '../markdown/markdown-options.ts';

const isMarkdown = (id: string) => /\.md(?:\?|$)/.test(id);

/** Has tests read sources of remotes as their builds do: React without an import, Markdown as components, style sheets. */
export const remoteSources: Plugin = {
  name: 'remote-sources',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      css: { modules: { classNameStrategy: 'non-scoped' } },
      // Components import style sheets, also where they are installed.
      server: { deps: { inline: [/\/@site\//] } },
    },
  }),
  // What becomes of a text depends on more than the text: on the code of this plugin, and on schemas.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMarkdown(id) ? false : undefined)),
  async transform(code, id) {
    if (!isMarkdown(id)) return undefined;
    return String(await compile({ value: code, path: id.split('?')[0] }, markdownOptions(id.split('?')[1])));
  },
};
