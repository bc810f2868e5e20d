import { defineConfig } from 'vitest/config';

/**
 * What the service must survive: real processes, sockets and stores, every figure printed. Needs Go, for a MongoDB server,
 * and a user that may mount, for a disk that is full. Most of these wait for an outage to end, so they run side by side.
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
