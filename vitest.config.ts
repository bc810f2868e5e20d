import { availableParallelism } from 'node:os';
import path from 'node:path';
import { remoteSources } from '@site/remote-kit/vitest';
import { defineConfig } from 'vitest/config';

const FOLDERS = '{packages,shell,mfe-*,forms-service,scripts,e2e,bench}';
const TESTS = `${FOLDERS}/**/*.test.{ts,tsx}`;
const INTEGRATION = `${FOLDERS}/**/*.integration.test.{ts,tsx}`;
const ISOLATED = `${FOLDERS}/**/*.isolated.test.{ts,tsx}`;
const LIBRARIES = '**/node_modules/**';

const inTesting = (file: string) => path.resolve(import.meta.dirname, 'scripts/testing', file);
const startNoProcess = inTesting('start-no-process.ts');

export default defineConfig({
  plugins: [remoteSources],
  test: {
    globalSetup: inTesting('test-setup.ts'),
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
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: startNoProcess,
          include: [TESTS],
          exclude: [INTEGRATION, ISOLATED, LIBRARIES],
        },
      },
      // What these replace with vi.doMock must not reach other files.
      { extends: true, test: { name: 'isolated', setupFiles: startNoProcess, include: [ISOLATED] } },
      // Real processes and builds. docs/decisions/0210.
      { extends: true, test: { name: 'integration', isolate: false, include: [INTEGRATION], exclude: [LIBRARIES] } },
    ],
  },
});
