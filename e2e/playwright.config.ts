import { registerHooks } from 'node:module';
import { inProject, root } from '@site/dev-tools/project-root.ts';
import { defineConfig } from 'playwright/test';

/** Page content imports pictures, whose addresses only a build knows; tests do not need them. */
registerHooks({
  load: (url, context, next) =>
    /\.(?:svg|png)$/.test(url)
      ? { format: 'module', source: `export default ${JSON.stringify(url)};`, shortCircuit: true }
      : next(url, context),
});

export default defineConfig({
  testDir: root,
  // Tests that start servers or builds run first: each of their files takes long and occupies one worker.
  projects: [
    { name: 'operations', testMatch: inProject('e2e/{operators,teams}/**/*.spec.ts') },
    { name: 'sites', testMatch: inProject('e2e/{captcha,export}/**/*.spec.ts') },
    {
      name: 'site',
      testMatch: ['e2e/{crawlers,visitors}/**/*.spec.ts', 'mfe-*/src/**/*.spec.ts'].map((files) => inProject(files)),
    },
  ],
  globalSetup: inProject('e2e/support/start-site.ts'),
  outputDir: '../test-results',
  fullyParallel: true,
  // A third worker uses the time in which the others wait for a site, a build or a browser.
  workers: 3,
  // Ends hanging tests. Building a release and checking it in a browser takes 46 s on an idle machine, 90 s on a busy
  // one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
