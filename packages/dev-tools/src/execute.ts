import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './project-root.ts';

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type StopSignal = keyof typeof EXIT_CODES;

/** Running commands, and the signal that this process received while they ran. */
const running = new Set<ChildProcess>();
let stoppedBy: StopSignal | undefined;

/** Ctrl-C reaches commands directly; a signal to this process alone is passed on. */
function stop(signal: StopSignal): void {
  stoppedBy = signal;
  if (signal === 'SIGTERM') for (const child of running) child.kill(signal);
}

function begin(child: ChildProcess): void {
  if (running.size === 0) process.on('SIGINT', stop).on('SIGTERM', stop);
  running.add(child);
}

function end(child: ChildProcess): void {
  running.delete(child);
  if (running.size > 0) return;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  const signal = stoppedBy;
  // Callers that await the command clean up first. Those that handle the signal themselves decide when to exit.
  if (signal && process.listenerCount(signal) === 0) setImmediate(() => process.exit(EXIT_CODES[signal]));
}

interface ExecuteOptions {
  /** Added to this process's own. */
  environment?: Record<string, string>;
  /** Working directory; the folder of the project by default. */
  cwd?: string;
}

/**
 * Runs a command of the project with its output shown. When this process receives a stop signal, it starts no
 * further command, and exits after its commands have ended and their callers have cleaned up, unless it handles the
 * signal itself.
 * @param command name of a binary in node_modules/.bin or on the path
 * @returns its exit code
 */
export function execute(
  command: string,
  args: string[],
  { environment = {}, cwd = root }: ExecuteOptions = {},
): Promise<number> {
  if (stoppedBy) return Promise.resolve(EXIT_CODES[stoppedBy]);
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } });
  begin(child);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return ended.finally(() => end(child));
}

/** Checks whether a command ends with exit code 0. */
export const succeeds = async (code: Promise<number>): Promise<boolean> => (await code) === 0;
