import { ConfigurationError } from '@site/process';
import { readEnvironment } from './env.ts';
import { startShell } from './shell.ts';

try {
  const shell = await startShell(readEnvironment());
  const stop = () => shell.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Whoever started this process is gone.
  process.once('disconnect', stop);
  process.send?.({ ready: true, port: shell.port });
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
