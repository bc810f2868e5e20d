import { type ChildProcess, fork } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project-root.ts';

/** A child process that may not be ready yet. */
export interface LaunchedProcess<Ready> {
  /** Rejects with ServiceFailed when the process ends before it is ready. */
  ready: Promise<Ready>;
  /** Resolves with the exit code of the process: 128 plus the signal's number after a signal. */
  ended: Promise<number>;
  /** Stops the process and waits for its end. */
  stop(): Promise<void>;
  process: ChildProcess;
}

/** A server process; it is ready with its port. */
export type LaunchedService = LaunchedProcess<number>;

/** A server process that is ready. */
export interface Service extends Omit<LaunchedService, 'ready'> {
  port: number;
}

const NO_LIMIT = '1000000';

/** Settings that let one machine send any number of requests to forms-service. */
export const withoutRateLimits = {
  CAPTCHA_CALM: NO_LIMIT,
  RATE_LIMIT_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_BURST: NO_LIMIT,
  BYPASS_PER_HOUR: NO_LIMIT,
  BYPASS_TOTAL_PER_HOUR: NO_LIMIT,
};

interface LaunchOptions<Message> {
  args?: string[];
  /** Added to this process's own. */
  environment: Record<string, string>;
  /** Selects the message that reports that the process is ready; the first one by default. */
  isReady?: (message: Message) => boolean;
  /** Longest time that the process may take to stop before it is killed. */
  stopTimeoutMs?: number;
}

const STOP_TIMEOUT_MS = 12_000;

/** Returns the exit code that a shell would show. */
const toExitCode = (code: number | null, signal: NodeJS.Signals | null) =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);

/** Describes how a process ended, for a sentence that begins with its name. */
export const describeEnd = ({ exitCode, signalCode }: ChildProcess): string =>
  signalCode ? `was killed by ${signalCode}` : `ended with code ${exitCode}`;

/**
 * Starts a Node.js process that sends messages to this one.
 * @param file its entry
 * @returns the process, whose `ready` resolves with the message that reports it
 */
export function launchProcess<Message>(
  file: string,
  { args = [], environment, isReady = () => true, stopTimeoutMs = STOP_TIMEOUT_MS }: LaunchOptions<Message>,
): LaunchedProcess<Message> {
  const child = fork(file, args, { cwd: root, env: { ...process.env, ...environment } });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(toExitCode(code, signal)));
    child.on('error', (error) => {
      // A process that could not be created never exits.
      if (child.pid === undefined) reject(error);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(timer);
  };
  const ready = new Promise<Message>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (isReady(message)) resolve(message);
    });
    ended.then(
      () => reject(new ServiceFailed(`${file} ${describeEnd(child)} before it was ready.`, child.signalCode)),
      reject,
    );
  });
  return { ready, ended, stop, process: child };
}

/**
 * Starts a server.
 * @param file its entry
 * @param environment added to this process's own
 */
export function launchService(file: string, environment: Record<string, string>): LaunchedService {
  const { ready, ...launched } = launchProcess<{ port: number }>(file, { environment });
  return { ...launched, ready: ready.then(({ port }) => port) };
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

/** A server that ended before it was ready. Unless a signal ended it, it has printed the reason on standard error. */
export class ServiceFailed extends Error {
  readonly signal: NodeJS.Signals | null;

  constructor(message: string, signal: NodeJS.Signals | null = null) {
    super(message);
    this.signal = signal;
  }
}

/**
 * Returns the exit code of a command whose server did not start, and makes sure that the reason is on standard error.
 * @throws every other error
 */
export function exitCodeOf(error: unknown): number {
  if (!(error instanceof ServiceFailed)) throw error;
  if (error.signal) console.error(error.message);
  return 1;
}
