import { printFailure, runServer } from '@site/process';
import { leaseApiOfPod } from './election/lease-api.ts';
import { startContender } from './election/start-contender.ts';
import { readEnvironment } from './env.ts';
import { startShell } from './shell.ts';

/** A release with new titles causes pages of two others that list them to be rendered as well. */
const SPARE_PROCESSES = 3;

await runServer(readEnvironment, (env) => {
  const start = (signal?: AbortSignal) => startShell(env, { spareProcesses: SPARE_PROCESSES, signal });
  if (env.LEASE === undefined) return start();
  return startContender(env, {
    api: leaseApiOfPod(env.LEASE, env.KUBERNETES_SERVICE_HOST, env.KUBERNETES_SERVICE_PORT),
    start,
    // Another shell composes by now; after a restart, this one replicates it.
    onLost(error) {
      if (error !== undefined) printFailure(error, env.DATA_DIR);
      process.exit(1);
    },
  });
});
