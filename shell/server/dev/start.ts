import { runServer } from '@site/process';
import { readEnvironment } from '../env.ts';
import { startShell } from '../shell.ts';
import { createDevelopment } from './development.ts';

/** A developer who waits for a saved file needs speed. */
const FAST_QUALITY = 3;

await runServer(readEnvironment, (env) =>
  startShell(env, { spareProcesses: 1, quality: FAST_QUALITY, develop: createDevelopment }),
);
