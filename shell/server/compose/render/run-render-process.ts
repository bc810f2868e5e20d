import type { ChildProcess } from 'node:child_process';
import type { RenderedPage } from '../../store/rendered-store.ts';
import type { Excess } from './allowance.ts';
import { subjectOf } from './describe-step.ts';
import { readProcessUsage } from './process-usage.ts';
import type { RenderTask } from './render-job.ts';
import { type RenderedLayout, type RenderMessage, type RenderStep, renderMessageSchema } from './render-message.ts';
import { endProcess } from './render-processes.ts';
import { createWatchdog, type Limit } from './watchdog.ts';

/** What Node and the shell's bundle take beside their heap. */
const BESIDE_HEAP_MB = 200;

/** Of what one page may use, all pages of a release may use this much on average: real ones use a fortieth of it. */
const SHARE_OF_AVERAGE_PAGE = 0.1;

/** As many pages of any release may use all that one page may. */
const PATIENT_PAGES = 10;

const EXCEEDED: Record<Limit, string> = {
  'processor time': 'exceeds the time limit',
  memory: 'exceeds the memory limit',
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** All releases wait while one is rendered. */
const releaseLimitMs = (pageTimeoutMs: number, pages: number) =>
  pageTimeoutMs * Math.max(PATIENT_PAGES, pages * SHARE_OF_AVERAGE_PAGE);

export interface RenderLimits {
  /** Processor time that one page, or one bundle, may use, in milliseconds. */
  pageTimeoutMs: number;
  /** Heap of one rendering process, in megabytes. */
  memoryMb: number;
}

/** Why a process has not rendered its task. */
export interface RenderFailure {
  /** Whether no release is to blame. */
  isOfShell: boolean;
  page?: string | undefined;
  reason: string;
  /** Whether the machine may be the cause, so that another process may succeed. */
  isTransient: boolean;
  stack?: string | undefined;
}

/** What becomes of that which is rendered. */
export interface RenderOutput {
  /** @returns a sentence when it is more than the release may have */
  page(page: RenderedPage): string | undefined;
  layout(layout: RenderedLayout): void;
}

/** Keeps the last lines that a process writes to stderr, for an end that it cannot report itself. */
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
 * Renders pages of one release, or of the shell, in a process of its own, which is ended with the task. Whatever happens
 * in the process is an outcome, and concerns this release only: nothing that it reports is taken for another's.
 * @param child a rendering process that nobody else has
 * @param output takes what is rendered as soon as it is
 * @returns why pages are missing, if any are
 * @throws what the system says when it starts no process
 */
export function runRenderProcess(
  child: ChildProcess,
  task: RenderTask,
  { pageTimeoutMs, memoryMb }: RenderLimits,
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
      finish({ page, isOfShell: step?.isOfShell ?? true, reason, isTransient, ...(stack && { stack }) });
    const blameStep = (what: string, isTransient: boolean) =>
      blame(step?.page, `${subjectOf(step ?? NOTHING_YET)} ${what}.`, isTransient);
    const sentenceOf = ({ what, usedMs, allowedMs }: Excess) =>
      `The release takes too long: it used ${seconds(usedMs)} of ${what} ${step?.page ? `up to page ${step.page}` : 'before its first page'}; the limit for its ${task.paths.length} pages is ${seconds(allowedMs)}.`;
    const watchdog = createWatchdog({
      readUsage: () => readProcessUsage(child.pid ?? 0),
      limitMs: pageTimeoutMs,
      releaseLimitMs: releaseLimitMs(pageTimeoutMs, task.paths.length),
      limitMb: memoryMb + BESIDE_HEAP_MB,
      onExceeded: (limit) => blameStep(EXCEEDED[limit], true),
      onReleaseExceeded: (excess) => blame(undefined, sentenceOf(excess), false),
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
