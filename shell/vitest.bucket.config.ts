import { defineConfig } from 'vitest/config';

/** Tests that need an S3 server: they build one with Go, and start it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['server/**/*.s3-test.ts'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
