import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  testIgnore: 'stack/**',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // What fails takes this long; a busy machine may take most of it to build a release or to solve a captcha.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
