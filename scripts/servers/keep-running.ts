import { setTimeout as pause } from 'node:timers/promises';
import { describeEnd, type LaunchedProcess } from '@site/dev-tools/service.ts';
import { type BackoffOptions, createBackoff } from '@site/process';

const SECOND_MS = 1_000;
const BACKOFF: BackoffOptions = { firstMs: SECOND_MS, longestMs: 60 * SECOND_MS };
/** A process that has run for this long has recovered. */
const RECOVERED_AFTER_MS = 60 * SECOND_MS;

/** A process that is restarted when it ends. */
export interface KeptProcess<Ready> {
  /** Resolves with the first process that is ready; stays pending when stopped before. */
  first: Promise<Ready>;
  /** Replaces the process without a pause. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** Pauses between restarts; 1 s, 2 s, 4 s … 60 s unless given. */
  backoff?: BackoffOptions | undefined;
  /** Rejects `first` when the first process ends before it is ready: a restart does not fix a wrong configuration. */
  failsWithFirst?: boolean;
}

/**
 * Creates the pauses between restarts, which start over after a process that ran for a minute.
 * @returns takes the milliseconds that the last process ran for, returns seconds
 */
export function createRestartBackoff(options = BACKOFF): (ranForMs: number) => number {
  const backoff = createBackoff(options);
  return (ranForMs) => {
    if (ranForMs >= RECOVERED_AFTER_MS) backoff.reset();
    return backoff.next() / SECOND_MS;
  };
}

/**
 * Restarts a process whenever it ends, after growing pauses, and reports both on standard error.
 * @param name how the process is called in the terminal
 */
export function keepRunning<Ready>(
  name: string,
  launch: () => LaunchedProcess<Ready>,
  { backoff, failsWithFirst = false }: Options = {},
): KeptProcess<Ready> {
  const nextPause = createRestartBackoff(backoff);
  const { promise: first, resolve, reject } = Promise.withResolvers<Ready>();
  let current: LaunchedProcess<Ready> | undefined;
  let interruption = new AbortController();
  let isWanted = true;
  let mayFail = !failsWithFirst;
  let isRecovering = false;

  const becomeReady = (ready: Ready) => {
    if (isRecovering) console.error(`${name} is running again.`);
    isRecovering = false;
    mayFail = true;
    if (isWanted) resolve(ready);
  };

  const fail = (error: unknown) => {
    if (mayFail || !isWanted) return;
    isWanted = false;
    reject(error);
  };

  /** @returns how the process ended; a system that is out of memory cannot even create one */
  const runOnce = async (): Promise<string> => {
    try {
      current = launch();
      await current.ready.then(becomeReady, fail);
      await current.ended;
      return describeEnd(current.process);
    } catch (error) {
      return `could not be started (${(error as Error).message})`;
    } finally {
      current = undefined;
    }
  };

  const keep = async () => {
    while (isWanted) {
      interruption = new AbortController();
      const { signal } = interruption;
      const startedAt = performance.now();
      const end = await runOnce();
      if (!isWanted || signal.aborted) continue;
      const seconds = nextPause(performance.now() - startedAt);
      console.error(`${name} ${end}, starting it again in ${seconds} s.`);
      isRecovering = true;
      await pause(seconds * SECOND_MS, undefined, { signal }).catch(() => undefined);
    }
  };

  const restart = async () => {
    interruption.abort();
    await current?.stop();
  };

  const kept = keep();
  return {
    first,
    restart,
    async stop() {
      isWanted = false;
      await restart();
      await kept;
    },
  };
}
