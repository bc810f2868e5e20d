import { runServer } from '@site/process';
import { readEnvironment } from './env.ts';
import { startService } from './start-service.ts';

await runServer(readEnvironment, startService);
