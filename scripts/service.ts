import { type ChildProcess, fork } from 'node:child_process';
import { root } from './root.ts';

/** A server process of ours that says when it is ready. */
export interface Service {
  port: number;
  /** Resolves when the process has ended. */
  ended: Promise<number>;
  /** Asks the process to end and waits until it has. */
  stop(): Promise<void>;
  process: ChildProcess;
}

const NO_LIMIT = '1000000';

/** What lets one machine ask forms-service as much as it can. */
export const unlimited = {
  CAPTCHA_CALM: NO_LIMIT,
  RATE_LIMIT_PER_MINUTE: NO_LIMIT,
  RATE_LIMIT_BURST: NO_LIMIT,
  BYPASS_PER_HOUR: NO_LIMIT,
  BYPASS_TOTAL_PER_HOUR: NO_LIMIT,
};

/** Longest time a process may take to end before it is ended. */
const STOP_MS = 12_000;

/**
 * Starts a server and waits until it is ready.
 * @param file its entry
 * @param environment added to this process's own
 * @throws when it ends before it is ready; it has then said why on standard error
 */
export function startService(file: string, environment: Record<string, string>): Promise<Service> {
  const child = fork(file, [], { cwd: root, env: { ...process.env, ...environment } });
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 0));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve({ port: message.port, ended, stop, process: child }));
    ended.then((code) => reject(new ServiceFailed(`${file} ended with code ${code} before it was ready.`)));
  });
}

/** The process has said why on standard error; nothing needs to be added. */
export class ServiceFailed extends Error {}
