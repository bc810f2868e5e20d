import { defineConfig } from 'vitest/config';

/** Tests that run a team's own commands in a copy of the checkout: minutes each, hence not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['e2e/teams/*.checkout.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
