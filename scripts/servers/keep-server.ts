import { launchService } from '@site/dev-tools/service.ts';
import type { BackoffOptions } from '@site/process';
import { type KeptProcess, keepRunning } from './keep-running.ts';

/** A server and how it is started. */
export interface Server {
  name: string;
  /** Entry of the server. */
  file: string;
  /** Added to this process's own environment. */
  environment: Record<string, string>;
  /** Variable that names the server's port. */
  portVariable: string;
}

/**
 * Starts a server and restarts it on the same port whenever it ends.
 * @param backoff pauses between restarts, as for {@link keepRunning}
 * @returns its port in `first`, which rejects with ServiceFailed when the first process ends before it is ready
 */
export function keepServer(
  { name, file, environment, portVariable }: Server,
  backoff?: BackoffOptions,
): KeptProcess<number> {
  let fixedPort = {};
  const launch = () => {
    const launched = launchService(file, { ...environment, ...fixedPort });
    const ready = launched.ready.then((port) => {
      fixedPort = { [portVariable]: String(port) };
      return port;
    });
    return { ...launched, ready };
  };
  return keepRunning(name, launch, { backoff, failsWithFirst: true });
}
