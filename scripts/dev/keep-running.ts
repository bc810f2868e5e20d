import type { ChildProcess } from 'node:child_process';
import { describeEnd } from '@site/dev-tools/service.ts';
import { type BackoffOptions, createWorkQueue } from '@site/process';

export interface RunningProcess {
  process: ChildProcess;
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface RestartedProcess<Started extends RunningProcess> {
  /** Resolves with the first process that was ready. */
  first: Promise<Started>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps a process running: one that ends unasked is started again, at once when it had been ready, otherwise after
 * growing pauses.
 * @param name what the terminal calls it
 * @param start starts the process and resolves when it is ready; rejects when it ends before, having said why
 * @param pauses after a process that was not ready; 1 s, 2 s, 4 s … 60 s unless given
 */
export function keepRunning<Started extends RunningProcess>(
  name: string,
  start: () => Promise<Started>,
  pauses?: BackoffOptions,
): RestartedProcess<Started> {
  let current: Started | undefined;
  let isWanted = true;
  const { promise: first, resolve } = Promise.withResolvers<Started>();

  const restartWhenItEnds = async (started: Started) => {
    await started.ended;
    if (started !== current || !isWanted) return;
    console.error(`restarts ${name}: its process ${describeEnd(started.process)}`);
    await queue.run();
  };

  const replace = async () => {
    const former = current;
    current = undefined;
    await former?.stop();
    if (!isWanted) return;
    current = await start();
    void restartWhenItEnds(current);
    resolve(current);
  };

  const sayFailed = () => {
    if (isWanted) console.error(`failed   ${name}: correct what stands above, it is started again`);
  };
  const queue = createWorkQueue(replace, sayFailed, pauses);
  void queue.run();

  return {
    first,
    restart: queue.run,
    async stop() {
      isWanted = false;
      queue.close();
      await queue.run();
    },
  };
}
