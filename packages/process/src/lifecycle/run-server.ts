import { printFailure } from './print-failure.ts';
import { untilStopRequested } from './stop-requested.ts';

/** A server that accepts requests. */
export interface RunningServer {
  port: number;
  /** Answers running requests, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Runs a server until it is stopped, then ends the process. A parent process is sent the port once the server is ready.
 * What keeps the server from starting is printed, and the exit code is 1.
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
