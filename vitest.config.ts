import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { markdownOptions } from '@site/remote-kit/markdown';
import { defineConfig, type Plugin } from 'vitest/config';

const isMarkdown = (id: string) => /\.md(?:\?|$)/.test(id);

/** Texts in Markdown, as webpack makes them. */
const markdown: Plugin = {
  name: 'markdown',
  // What becomes of a text depends on more than the text: on the code of this plugin, and on schemas.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMarkdown(id) ? false : undefined)),
  async transform(code, id) {
    if (!isMarkdown(id)) return undefined;
    return String(await compile({ value: code, path: id.split('?')[0] }, markdownOptions(id.split('?')[1])));
  },
};

const FOLDERS = '{packages,shell,mfe-*,forms-service,scripts,e2e,bench}';
const TESTS = `${FOLDERS}/**/*.test.{ts,tsx}`;
const ISOLATED = `${FOLDERS}/**/*.isolated.test.{ts,tsx}`;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [markdown],
  test: {
    globalSetup: path.resolve(import.meta.dirname, 'scripts/unit-test-setup.ts'),
    // Tests wait as long as they compute. A percentage would end at one worker for each core.
    maxWorkers: 2 * availableParallelism(),
    // Processes and threads that tests start load compiled code; Node keys it by source and version.
    env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, 'node_modules/.cache/node-compile') },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // What hangs ends; how fast things are is measured in `npm run bench`, not here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Most of the time of a small file is its imports: files share a worker and its modules. docs/decisions/0033.
        test: { name: 'shared', isolate: false, include: [TESTS], exclude: [ISOLATED, '**/node_modules/**'] },
      },
      // What these replace with vi.doMock must not reach other files.
      { extends: true, test: { name: 'isolated', include: [ISOLATED] } },
    ],
  },
});
