import type { ChildProcess } from 'node:child_process';
import { printableLine } from '@site/process';
import type { RenderedPage } from '../../store/rendered-store.ts';
import { subjectOf } from './describe-step.ts';
import { readProcessUsage } from './process-usage.ts';
import type { ReleaseBudget } from './release-budget.ts';
import type { RenderTask } from './render-job.ts';
import { type RenderedLayout, type RenderMessage, type RenderStep, renderMessageSchema } from './render-message.ts';
import { endProcess } from './render-processes.ts';
import { createWatchdog, type Limit } from './watchdog.ts';

/** Memory that Node and the shell's bundle use outside the heap. */
const NON_HEAP_MB = 200;

const EXCEEDED: Record<Limit, string> = {
  'processor time': 'exceeds the time limit',
  memory: 'exceeds the memory limit',
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Resource limits of rendering. */
export interface RenderLimits {
  /** Processor time of one page or one bundle, in milliseconds. */
  pageTimeoutMs: number;
  /** Heap of one rendering process, in megabytes. */
  memoryMb: number;
}

/** Limits of one process. */
interface ProcessLimits extends RenderLimits {
  budget: ReleaseBudget;
}

/** Reason why a process did not finish its task. */
export interface RenderFailure {
  /** Whether the shell, not a release, is responsible. */
  isOfShell: boolean;
  page?: string | undefined;
  reason: string;
  /** Whether the machine may be the cause, so a retry may succeed. */
  isTransient: boolean;
  stack?: string | undefined;
}

/** Receiver of the documents of one process. */
export interface RenderOutput {
  /** @returns a sentence when the documents of the release exceed their limit */
  page(page: RenderedPage): string | undefined;
  layout(layout: RenderedLayout): void;
}

/** Keeps the end of a process's stderr, which names the error after a crash. */
function keepLastError({ stderr }: ChildProcess): () => string {
  let kept = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    kept = (kept + chunk).slice(-4_000);
  });
  return () => /^\w*Error.*$/m.exec(kept)?.[0] ?? '';
}

const NOTHING_YET = { isOfShell: true };

/** V8 aborts the process when its heap is full. */
const isOutOfHeap = (code: number | null, signal: NodeJS.Signals | null) => signal === 'SIGABRT' || code === 134;

/**
 * Renders pages of one release, or of the shell, in its own process and ends the process. Any failure in the process is a result
 * for this release only: documents of other releases are never accepted from it.
 * @param child rendering process without other users
 * @param output receives each document as soon as it is rendered
 * @returns why pages are missing, if any are
 * @throws (rejects) when the system cannot start the process
 */
export function runRenderProcess(
  child: ChildProcess,
  task: RenderTask,
  { pageTimeoutMs, memoryMb, budget }: ProcessLimits,
  output: RenderOutput,
): Promise<RenderFailure | undefined> {
  return new Promise((resolve, reject) => {
    const missing = new Set([...task.shellPaths, ...task.paths]);
    const missingLayouts = new Set(task.layoutPaths);
    const lastError = keepLastError(child);
    let step: RenderStep | undefined;
    let outcome: { failure?: RenderFailure } | undefined;

    const finish = (failure?: RenderFailure) => {
      outcome ??= { ...(failure && { failure }) };
      watchdog.stop();
      endProcess(child);
    };
    const blame = (page: string | undefined, reason: string, isTransient: boolean, stack?: string) =>
      finish({
        page: page && printableLine(page),
        isOfShell: step?.isOfShell ?? true,
        reason: printableLine(reason),
        isTransient,
        ...(stack && { stack }),
      });
    const blameStep = (what: string, isTransient: boolean) =>
      blame(step?.page, `${subjectOf(step ?? NOTHING_YET)} ${what}.`, isTransient);
    const sentenceOf = (usedMs: number) =>
      `The release takes too long: it used ${seconds(usedMs)} of processor and idle time ${step?.page ? `up to page ${step.page}` : 'before its first page'}; the limit for its ${budget.pages} pages is ${seconds(budget.limitMs)}.`;
    const watchdog = createWatchdog({
      readUsage: () => readProcessUsage(child.pid ?? 0),
      limitMs: pageTimeoutMs,
      budget,
      limitMb: memoryMb + NON_HEAP_MB,
      onExceeded: (limit) => blameStep(EXCEEDED[limit], true),
      onReleaseExceeded: (usedMs) => blame(undefined, sentenceOf(usedMs), false),
    });

    const isWanted = ({ paths }: RenderedLayout) => paths.every((path) => missingLayouts.delete(path));
    const isComplete = () => missing.size + missingLayouts.size === 0;

    const takePage = (page: RenderedPage) => {
      const excess = output.page(page);
      if (excess) blame(page.path, excess, false);
    };

    const take = (message: RenderMessage) => {
      if (message.type === 'step') {
        step = message;
        watchdog.restart(step);
      } else if (message.type === 'page' && missing.delete(message.page.path)) takePage(message.page);
      else if (message.type === 'layout' && isWanted(message.layout)) output.layout(message.layout);
      else if (message.type === 'fault') blame(message.page, message.reason, false, message.stack);
      else if (message.type === 'done' && isComplete()) finish();
      else blameStep('sent an unexpected message', false);
    };

    child.on('message', (message) => {
      if (outcome) return;
      const { data } = renderMessageSchema.safeParse(message);
      if (data) take(data);
      else blameStep('sent an invalid message', false);
    });
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      finish();
      reject(error);
    });
    child.on('close', (code, signal) => {
      blameStep(
        isOutOfHeap(code, signal) ? EXCEEDED.memory : `crashed the rendering process (${signal ?? lastError()})`,
        true,
      );
      resolve(outcome?.failure);
    });
    child.send?.(task, () => {});
  });
}
