import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Tests wait more than they compute: every core has one at work.
    maxWorkers: '100%',
    // Most of the time of a small file is its imports: files share a worker and its modules. docs/decisions/0033.
    isolate: false,
    // Processes and threads that tests start load compiled code; Node keys it by source and version.
    env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, 'node_modules/.cache/node-compile') },
    include: ['{packages,shell,mfe-*,forms-service,scripts,e2e,bench}/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // What hangs ends; how fast things are is measured in `npm run bench`, not here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
