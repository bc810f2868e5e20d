import { printFailure } from './print-failure.ts';
import { untilStopRequested } from './stop-requested.ts';

/** Server that accepts requests. */
export interface RunningServer {
  port: number;
  /** Finishes running requests, then closes the server. */
  stop(): Promise<void>;
}

/**
 * Runs a server until the process is asked to stop, then exits. Sends the port to a parent process once the server is ready.
 * Prints a fatal error and exits with code 1.
 */
export async function runServer<Environment extends { DATA_DIR: string }>(
  readEnvironment: () => Environment,
  start: (environment: Environment) => Promise<RunningServer>,
): Promise<never> {
  const stopRequested = untilStopRequested();
  let dataDir: string | undefined;
  try {
    const environment = readEnvironment();
    dataDir = environment.DATA_DIR;
    const server = await Promise.race([start(environment), stopRequested]);
    if (server) {
      process.send?.({ ready: true, port: server.port });
      await stopRequested;
      await server.stop();
    }
    process.exit(0);
  } catch (error) {
    printFailure(error, dataDir);
    process.exit(1);
  }
}
