import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { test as visitorTest } from '@site/dev-tools/browser/test.ts';
import { copyStore } from '@site/dev-tools/local-site.ts';
import { inProject } from '@site/dev-tools/project-root.ts';
import { StaticHost } from '../support/static-host.ts';

const run = promisify(execFile);

/** Tests of the exported site on a generic static host. */
export const test = visitorTest.extend<object, { host: StaticHost }>({
  host: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
      const { store } = announcedSite();
      if (store) await copyStore(store, path.join(folder, 'data'));
      await run(process.execPath, [inProject('scripts/run.mjs'), 'export', path.join(folder, 'out')], {
        env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
      });
      const host = new StaticHost(path.join(folder, 'out'));
      await host.start();
      await use(host);
      await host.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});
