import { runServer } from '@site/process';
import { readEnvironment } from './env.ts';
import { startShell } from './shell.ts';

/** A release with new titles has pages of two others rendered, too, which list them. */
const SPARE_PROCESSES = 3;

await runServer(readEnvironment, (env) => startShell(env, { spareProcesses: SPARE_PROCESSES }));
