import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
