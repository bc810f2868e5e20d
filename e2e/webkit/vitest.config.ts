import { defineConfig } from 'vitest/config';

/** Journeys in WebKit, the engine of Safari: not part of `npm test`, because it runs on few machines. */
export default defineConfig({
  test: {
    include: ['e2e/webkit/*.journeys.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    fileParallelism: false,
  },
});
