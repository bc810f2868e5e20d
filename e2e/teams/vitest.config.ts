import { defineConfig } from 'vitest/config';

/** Tests that run what a team runs in a checkout of its own: not part of `npm test`, which they run themselves. */
export default defineConfig({
  test: {
    include: ['e2e/teams/*.checkout.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
