import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { renderCode } from './render-code.ts';
import type { RenderContext, RenderStart } from './render-job.ts';
import { permissionOptions } from './render-permissions.ts';

/** Processes at work at the same time: more would not be faster on two cores, and each takes memory. */
export const CONCURRENCY = 2;

/** A system without memory ends the process with the highest score first: this one, not the one that serves. */
const FIRST_TO_END = '1000';

export interface RenderProcessOptions {
  context: RenderContext;
  /** Heap that processes at work may use together, in megabytes. */
  memoryMb: number;
  /** Processes that are started ahead, so that a new release does not wait for their start. */
  spare: number;
}

/** Rendering processes: each renders one task, and is ended with it. */
export interface RenderProcesses {
  /**
   * @returns one that was started ahead, or is being started; whoever takes it ends it
   * @throws what the system says when it starts no process
   */
  take(): ChildProcess;
  /** Starts as many ahead as there should be. */
  refill(): void;
  /** Ends those that nobody has taken, and starts none ahead any more. */
  close(): void;
}

/** Visitors are answered first: a page that is rendered has time. */
function yieldToServers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}

/** Where the system has refused a process for want of file handles, Node would end this process and all beside it. */
export function endProcess(child: ChildProcess): void {
  if (child.pid !== undefined) child.kill('SIGKILL');
}

function startProcess({ context, memoryMb }: RenderProcessOptions, isAhead: boolean): ChildProcess {
  const { NODE_ENV = 'production' } = process.env;
  const { start, entry, modules } = renderCode();
  const heap = `--max-old-space-size=${memoryMb / CONCURRENCY}`;
  const options = [...permissionOptions, heap, '--no-strip-types', '--input-type=module'];
  const child = spawn(process.execPath, [...options, '--eval', start, entry], {
    env: { NODE_ENV },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  // Node tells later that there is no process; until somebody takes this one, nobody else listens.
  child.on('error', () => {});
  const kill = () => endProcess(child);
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  // It may end before it has read everything.
  child.stdin?.on('error', () => {}).end(modules);
  child.once('spawn', () => {
    const { pid = 0 } = child;
    yieldToServers(pid);
    void writeFile(`/proc/${pid}/oom_score_adj`, FIRST_TO_END).catch(() => {});
  });
  const message: RenderStart = { context, isAhead };
  // Without a process there is no channel.
  child.send?.(message, () => {});
  return child;
}

export function createRenderProcesses(options: RenderProcessOptions): RenderProcesses {
  const spare = new Set<ChildProcess>();
  let isClosed = false;

  const startSpare = () => {
    const child = startProcess(options, true);
    spare.add(child);
    // One that ends before it is taken is not missed: the next is started when it is needed.
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
