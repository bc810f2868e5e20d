import { printFailure } from './print-failure.ts';

/** A server that accepts requests. */
export interface RunningServer {
  port: number;
  /** Answers running requests, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Resolves on SIGTERM and SIGINT, and when the parent process is gone. The listeners stay: a second Ctrl-C must not cut
 * off the requests that the first one waits for.
 */
function untilStopRequested(): Promise<'stop'> {
  return new Promise((resolve) => {
    for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, () => resolve('stop'));
    // Undefined without a parent that wants to know; false when it ended before anybody listened.
    if (process.connected === false) resolve('stop');
  });
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
    if (server !== 'stop') {
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
