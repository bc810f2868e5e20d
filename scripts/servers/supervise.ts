import { setTimeout as pause } from 'node:timers/promises';
import { describeEnd, type LaunchedService, launchService } from '@site/dev-tools/service.ts';
import { type BackoffOptions, createBackoff } from '@site/process';

const SECOND_MS = 1_000;
const BACKOFF: BackoffOptions = { firstMs: SECOND_MS, longestMs: 60 * SECOND_MS };
/** A process that has run for so long has recovered. */
const RECOVERED_AFTER_MS = 60 * SECOND_MS;

/** What to run. */
export interface ServiceDefinition {
  name: string;
  /** Entry of the server. */
  file: string;
  /** Added to this process's own environment. */
  environment: Record<string, string>;
  /** Variable that names the server's port. */
  portVariable: string;
}

/** Keeps servers running. */
export interface Supervisor {
  /**
   * Starts a server, and starts it again on the same port whenever it ends. Standard error says what ended, and when it is
   * started again.
   * @returns its port
   * @throws ServiceFailed when the first process ends before it is ready: waiting does not mend a wrong configuration
   */
  start(definition: ServiceDefinition): Promise<number>;
  /** Ends all servers, those that are about to be started again included. */
  stop(): Promise<void>;
}

/**
 * Gives the pause before each restart, from the first one again after a process that ran for a minute.
 * @param options 1 s, 2 s, 4 s … 60 s unless given
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
 * Supervises servers that are child processes of this one.
 * @param backoff pauses between restarts; see {@link createRestartBackoff}
 */
export function createSupervisor(backoff = BACKOFF): Supervisor {
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  return {
    async start(definition) {
      stopping.signal.throwIfAborted();
      const first = launch(definition, stopping.signal);
      const keep = (port: number) => {
        const environment = { ...definition.environment, [definition.portVariable]: String(port) };
        return keepRunning({ ...definition, environment }, first, stopping.signal, createRestartBackoff(backoff));
      };
      running.push(first.ready.then(keep, () => undefined));
      return first.ready;
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function keepRunning(
  definition: ServiceDefinition,
  first: LaunchedService,
  stopping: AbortSignal,
  nextPause: (ranForMs: number) => number,
): Promise<void> {
  let startedAt = performance.now();
  let end = await endOf(first);
  while (!stopping.aborted) {
    const seconds = nextPause(performance.now() - startedAt);
    console.error(`${definition.name} ${end}, starting it again in ${seconds} s.`);
    await pause(seconds * SECOND_MS, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    startedAt = performance.now();
    end = await runOnce(definition, stopping);
  }
}

/** @returns how the process ended; a system without memory may not even create one */
async function runOnce(definition: ServiceDefinition, stopping: AbortSignal): Promise<string> {
  try {
    const service = launch(definition, stopping);
    service.ready.then(
      () => console.error(`${definition.name} is running again.`),
      () => undefined,
    );
    return await endOf(service);
  } catch (error) {
    return `could not be started (${(error as Error).message})`;
  }
}

function launch({ file, environment }: ServiceDefinition, stopping: AbortSignal): LaunchedService {
  const service = launchService(file, environment);
  const stop = () => void service.stop();
  const forget = () => stopping.removeEventListener('abort', stop);
  stopping.addEventListener('abort', stop);
  service.ended.then(forget, forget);
  return service;
}

async function endOf({ ended, process: child }: LaunchedService): Promise<string> {
  await ended;
  return describeEnd(child);
}
