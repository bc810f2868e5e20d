import { defineConfig } from 'vitest/config';

/** Tests that need a MongoDB server: start one (Go), or use TEST_MONGODB_URI or MONGODB_URI. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['{src,test}/**/*.mongo-test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
