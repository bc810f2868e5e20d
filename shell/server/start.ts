import { runServer } from '@site/process';
import { readEnvironment } from './env.ts';
import { startShell } from './shell.ts';

await runServer(readEnvironment, startShell);
