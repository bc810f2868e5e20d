import { defineConfig } from 'vitest/config';

/** Tests that run a team's commands in a checkout of its own: not part of `npm test`, which they run themselves. */
export default defineConfig({
  test: {
    include: ['e2e/teams/*.checkout.ts'],
    // The longest test builds, checks and tests everything twice: 6 minutes on a busy machine.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    fileParallelism: false,
  },
});
