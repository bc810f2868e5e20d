import { type ChildProcess, fork } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project-root.ts';

/** A server process of ours that may not be ready yet. */
export interface LaunchedService {
  /**
   * Resolves with the port when it is ready.
   * Rejects with ServiceFailed when the process ends before.
   */
  ready: Promise<number>;
  /** Resolves with the exit code when the process has ended; 128 and the signal's number when a signal ended it. */
  ended: Promise<number>;
  /** Asks the process to end and waits until it has. */
  stop(): Promise<void>;
  process: ChildProcess;
}

/** A server process of ours that is ready. */
export interface Service extends Omit<LaunchedService, 'ready'> {
  port: number;
}

const NO_LIMIT = '1000000';

/** What lets one machine ask forms-service as much as it can. */
export const withoutRateLimits = {
  CAPTCHA_CALM: NO_LIMIT,
  RATE_LIMIT_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_BURST: NO_LIMIT,
  BYPASS_PER_HOUR: NO_LIMIT,
  BYPASS_TOTAL_PER_HOUR: NO_LIMIT,
};

/** Longest time a process may take to end before it is ended. */
const STOP_TIMEOUT_MS = 12_000;

/** The exit code that a shell would show. */
const toExitCode = (code: number | null, signal: NodeJS.Signals | null) =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);

/** How a process ended, for a sentence that begins with its name. */
export const describeEnd = ({ exitCode, signalCode }: ChildProcess): string =>
  signalCode ? `was killed by ${signalCode}` : `ended with code ${exitCode}`;

/**
 * Starts a server.
 * @param file its entry
 * @param environment added to this process's own
 */
export function launchService(file: string, environment: Record<string, string>): LaunchedService {
  const child = fork(file, [], { cwd: root, env: { ...process.env, ...environment } });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(toExitCode(code, signal)));
    child.on('error', (error) => {
      // A process that could not be created never exits.
      if (child.pid === undefined) reject(error);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  const ready = new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    ended.then(
      () => reject(new ServiceFailed(`${file} ${describeEnd(child)} before it was ready.`, child.signalCode)),
      reject,
    );
  });
  return { ready, ended, stop, process: child };
}

/**
 * Starts a server and waits until it is ready.
 * @param file its entry
 * @param environment added to this process's own
 * @throws ServiceFailed when it ends before it is ready
 */
export async function startService(file: string, environment: Record<string, string>): Promise<Service> {
  const { ready, ...service } = launchService(file, environment);
  return { ...service, port: await ready };
}

/** A server that ended before it was ready. Unless a signal ended it, it has said why on standard error. */
export class ServiceFailed extends Error {
  readonly signal: NodeJS.Signals | null;

  constructor(message: string, signal: NodeJS.Signals | null = null) {
    super(message);
    this.signal = signal;
  }
}

/**
 * The exit code of a command whose server did not start, once the reason stands on standard error.
 * @throws every other error
 */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof ServiceFailed)) throw error;
  if (error.signal) console.error(error.message);
  return 1;
}
