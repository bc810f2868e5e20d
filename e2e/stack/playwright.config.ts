import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';
import { url } from './compose.ts';

/** All tests share one stack and run in sequence. Tests that break services run last. */
export default defineConfig({
  ...base,
  fullyParallel: false,
  workers: 1,
  globalTimeout: 45 * 60_000,
  globalSetup: './start-stack.ts',
  outputDir: '../../test-results/stack',
  use: { ...base.use, baseURL: url },
  projects: [
    { name: 'visitors', testDir: '../visitors', grep: /@gateway/ },
    {
      name: 'confinement',
      testDir: '.',
      testMatch: /(?:gateway|hardening|networks|secrets)\.spec/,
      dependencies: ['visitors'],
    },
    { name: 'operators', testDir: './operating', dependencies: ['confinement'] },
  ],
});
