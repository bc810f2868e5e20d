import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { renderCode } from './render-code.ts';
import type { RenderContext, RenderStart } from './render-job.ts';
import { permissionOptions } from './render-permissions.ts';

/** Number of processes that render at the same time. More would not be faster on two cores, and each takes memory. */
export const CONCURRENCY = 2;

/** When memory runs out, the system kills the process with the highest score first: this one, not the one that serves. */
const FIRST_TO_END = '1000';

/** In megabytes. With V8's initial 1 MB, a short-lived process collects garbage many times while its live objects only grow. */
const YOUNG_HEAP = '--min-semi-space-size=8';

/** Options for {@link createRenderProcesses}. */
export interface RenderProcessOptions {
  context: RenderContext;
  /** Total heap of the processes that render at the same time, in megabytes. */
  memoryMb: number;
  /** Number of processes to start ahead, which saves a new release their start time. */
  spare: number;
  /** Whether somebody waits for each document: the processes then have the priority of this one. */
  isAwaited?: boolean;
}

/** Pool of rendering processes. Each renders one task and ends with it. */
export interface RenderProcesses {
  /**
   * Returns a process that was started ahead, or a new one. The caller must end it.
   * @throws when the system cannot start a process
   */
  take(): ChildProcess;
  /** Starts spare processes up to the configured number. */
  refill(): void;
  /** Ends the spare processes and starts no more. */
  close(): void;
}

/** Lowers the priority of a process: requests of visitors come before rendering. */
function yieldToServers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

/** Kills a process if it was started. Without a pid, as when file handles run out, Node would kill its own process group. */
export function endProcess(child: ChildProcess): void {
  if (child.pid !== undefined) child.kill('SIGKILL');
}

function startProcess({ context, memoryMb, isAwaited }: RenderProcessOptions, isAhead: boolean): ChildProcess {
  const { NODE_ENV = 'production' } = process.env;
  const { start, entry, modules } = renderCode();
  const heap = `--max-old-space-size=${memoryMb / CONCURRENCY}`;
  const options = [...permissionOptions, heap, YOUNG_HEAP, '--no-strip-types', '--input-type=module'];
  const child = spawn(process.execPath, [...options, '--eval', start, entry], {
    env: { NODE_ENV },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  // Node reports a failed start later, and a spare process has no other listener.
  child.on('error', () => {});
  const kill = () => endProcess(child);
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  // The process may end before it has read everything.
  child.stdin?.on('error', () => {}).end(modules);
  child.once('spawn', () => {
    const { pid = 0 } = child;
    if (!isAwaited) yieldToServers(pid);
    void writeFile(`/proc/${pid}/oom_score_adj`, FIRST_TO_END).catch(() => {});
  });
  const message: RenderStart = { context, isAhead };
  // `send` is missing if the process was not started.
  child.send?.(message, () => {});
  return child;
}

export function createRenderProcesses(options: RenderProcessOptions): RenderProcesses {
  const spare = new Set<ChildProcess>();
  let isClosed = false;

  const startSpare = () => {
    const child = startProcess(options, true);
    spare.add(child);
    // A spare process that ends early is not replaced: the next one starts on demand.
    child.once('exit', () => spare.delete(child)).once('error', () => spare.delete(child));
  };

  return {
    take() {
      const [child = startProcess(options, false)] = spare;
      spare.delete(child);
      return child;
    },
    refill() {
      while (!isClosed && spare.size < options.spare) startSpare();
    },
    close() {
      isClosed = true;
      for (const child of spare) endProcess(child);
      spare.clear();
    },
  };
}
