import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Tests wait more than they compute: every core has one at work.
    maxWorkers: '100%',
    include: ['{packages,shell,mfe-*,forms-service,scripts,e2e,bench}/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // What hangs ends; how fast things are is measured in `npm run bench`, not here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
