import { globSync } from 'node:fs';
import path from 'node:path';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { defineConfig } from 'playwright/test';

/** Remotes whose teams have browser tests of their own pages. */
const remotes = globSync('mfe-*/src', { cwd: root }).map((folder) => ({
  name: path.dirname(folder).slice('mfe-'.length),
  testDir: inProject(folder),
}));

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: inProject('e2e/support/start-site.ts'),
  projects: [{ name: 'site', testDir: import.meta.dirname, testIgnore: 'stack/**' }, ...remotes],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Limits for what fails; a busy machine may take most of it to build a release or to solve a captcha.
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
