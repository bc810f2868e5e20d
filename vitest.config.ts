import { availableParallelism } from 'node:os';
import path from 'node:path';
import { remoteSources } from '@site/remote-kit/vitest';
import { defineConfig } from 'vitest/config';

const FOLDERS = '{packages,shell,mfe-*,forms-service,scripts,e2e,bench}';
const TESTS = `${FOLDERS}/**/*.test.{ts,tsx}`;
const ISOLATED = `${FOLDERS}/**/*.isolated.test.{ts,tsx}`;

export default defineConfig({
  plugins: [remoteSources],
  test: {
    globalSetup: path.resolve(import.meta.dirname, 'scripts/testing/unit-test-setup.ts'),
    // Tests wait as long as they compute. A percentage would end at one worker for each core.
    maxWorkers: 2 * availableParallelism(),
    // What hangs ends; how fast things are is measured in `npm run bench`, not here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // Most of the time of a small file is its imports: files share a worker and its modules. docs/decisions/0033.
        test: { name: 'shared', isolate: false, include: [TESTS], exclude: [ISOLATED, '**/node_modules/**'] },
      },
      // What these replace with vi.doMock must not reach other files.
      { extends: true, test: { name: 'isolated', include: [ISOLATED] } },
    ],
  },
});
