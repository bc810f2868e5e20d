import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';
import { host, ingressAddress, resolveHostToCluster, url } from './ingress.ts';

resolveHostToCluster();

/** All tests share one cluster and run in sequence; the site grows from the small overlay to production. */
export default defineConfig({
  ...base,
  fullyParallel: false,
  workers: 1,
  globalTimeout: 40 * 60_000,
  globalSetup: './start-site.ts',
  outputDir: '../../test-results/cluster',
  use: {
    ...base.use,
    baseURL: url,
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), `--host-resolver-rules=MAP ${host} ${ingressAddress()}`],
    },
  },
  projects: [
    { name: 'small', testDir: './small' },
    { name: 'growth', testMatch: 'grow.setup.ts', dependencies: ['small'] },
    { name: 'production', testDir: './production', dependencies: ['growth'] },
  ],
});
