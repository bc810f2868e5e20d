import { readFile } from 'node:fs/promises';
import { browserFiles, renderedFrom } from '@site/contracts/release-files';
import pLimit from 'p-limit';
import type { RenderedPage } from '../../store/rendered-store.ts';
import type { Fault } from '../composition.ts';
import { createDocumentTotal } from '../document/document-size.ts';
import { SHELL } from './document-groups.ts';
import { createReleaseBudget } from './release-budget.ts';
import type { RenderedRelease, RenderJob, RenderTask } from './render-job.ts';
import type { RenderedLayout } from './render-message.ts';
import { CONCURRENCY, type RenderProcesses } from './render-processes.ts';
import { type RenderFailure, type RenderLimits, runRenderProcess } from './run-render-process.ts';

/** Receiver of the documents of a job. */
export interface JobOutput {
  /** @param remote owner of the page, or `shell` */
  page(remote: string, page: RenderedPage): void;
  layout?(layout: RenderedLayout): void;
}

/** Reads the files of the release that these pages are rendered from. */
async function readTexts({ release, paths, isNew, fileOf }: RenderedRelease) {
  const pages = release.pages.filter((page) => paths.includes(page.path));
  const scripts = isNew ? browserFiles(release).filter((file) => /\.m?js$/.test(file)) : [];
  const names = [...new Set([...renderedFrom(release, pages), ...scripts])];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(fileOf(name), 'utf8')])));
}

/**
 * Creates one task per release, so that no release can change documents of another. The first task also renders the shell's
 * documents, unless layouts need a task of their own.
 */
function tasksOf(job: RenderJob): (() => Promise<RenderTask>)[] {
  const { releases, unavailable, kept: layoutPaths = [], list, navigation } = job;
  const shellPaths = unavailable ? ['/404', ...unavailable] : [];
  const nothing = { list, navigation, texts: {}, paths: [], shellPaths: [], layoutPaths: [], today: '', isNew: false };
  const isAlone = releases.length === 0 || layoutPaths.length > 0;
  const ofReleases = releases.map((rendered, index) => async () => {
    const { fileOf: _, ...ofRelease } = rendered;
    const texts = await readTexts(rendered);
    return { ...nothing, ...ofRelease, texts, shellPaths: index === 0 && !isAlone ? shellPaths : [] };
  });
  return isAlone ? [async () => ({ ...nothing, shellPaths, layoutPaths }), ...ofReleases] : ofReleases;
}

/** Describes a failed start. For some reasons Node throws instead of emitting an error. */
const cannotStart = (error: Error): RenderFailure => ({
  isOfShell: true,
  reason: `The rendering process failed to start: ${error.message}.`,
  isTransient: true,
});

/**
 * Renders a task. Retries once in a new process after an exceeded limit or a crash, because the machine may have been out of
 * memory.
 */
async function runTask(
  task: RenderTask,
  processes: RenderProcesses,
  limits: RenderLimits,
  output: JobOutput,
): Promise<Fault | undefined> {
  const owner = task.release?.name;
  const rendered = new Set<string>();
  const failedOnce = new Set<string | undefined>();
  const total = createDocumentTotal();
  const budget = createReleaseBudget(task.paths.length, limits.pageTimeoutMs);
  const missing = (paths: string[]) => paths.filter((path) => !rendered.has(path));
  for (;;) {
    const rest = {
      ...task,
      paths: missing(task.paths),
      shellPaths: missing(task.shellPaths),
      layoutPaths: missing(task.layoutPaths),
    };
    const run = async () =>
      runRenderProcess(
        processes.take(),
        rest,
        { ...limits, budget },
        {
          page(page) {
            const excess = total.add(page);
            if (excess) return excess;
            rendered.add(page.path);
            output.page(owner && task.paths.includes(page.path) ? owner : SHELL, page);
            return undefined;
          },
          layout(layout) {
            for (const path of layout.paths) rendered.add(path);
            output.layout?.(layout);
          },
        },
      );
    const failure = await run().catch(cannotStart);
    if (!failure) return undefined;
    const { page, reason, isOfShell, isTransient, stack } = failure;
    if (!isTransient || failedOnce.has(page))
      return { remote: isOfShell ? undefined : owner, page, reason, ...(stack && { stack }) };
    failedOnce.add(page);
  }
}

/**
 * Renders all documents of a job, two processes at a time. A failed process does not stop the others: their documents can
 * be used without the release at fault.
 * @param limits with the total memory of all processes
 * @param output receives each document as soon as it is rendered
 * @returns the first fault in the order of the job, if any
 */
export async function runRenderJob(
  job: RenderJob,
  processes: RenderProcesses,
  { pageTimeoutMs, memoryMb }: RenderLimits,
  output: JobOutput,
): Promise<Fault | undefined> {
  const limit = pLimit(CONCURRENCY);
  const limitsOfOne = { pageTimeoutMs, memoryMb: memoryMb / CONCURRENCY };
  const run = async (task: () => Promise<RenderTask>) => runTask(await task(), processes, limitsOfOne, output);
  const faults = await Promise.all(tasksOf(job).map((task) => limit(run, task)));
  return faults.find((fault) => fault !== undefined);
}
