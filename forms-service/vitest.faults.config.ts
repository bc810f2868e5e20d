import { defineConfig } from 'vitest/config';

/**
 * Fault tests: real processes, sockets and stores, with printed results. They need Go for a MongoDB server, and
 * permission to mount for a full disk. Most wait for an outage to end, so they run in parallel.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['faults/**/*.fault.ts'],
    globalSetup: ['faults/shared-mongo.ts'],
    reporters: ['verbose'],
    maxWorkers: 4,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
