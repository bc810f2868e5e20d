import { readFile } from 'node:fs/promises';
import { browserFiles, renderedFrom } from '@site/contracts/release-files';
import pLimit from 'p-limit';
import type { RenderedPage } from '../store/rendered-store.ts';
import type { Fault } from './composition.ts';
import type { RenderedRelease, RenderJob, RenderTask } from './render-job.ts';
import { CONCURRENCY, type RenderProcesses } from './render-processes.ts';
import { type RenderFailure, type RenderLimits, runRenderProcess } from './run-render-process.ts';

type OnPage = (remote: string, page: RenderedPage) => void;

/** Texts of the release that these pages are rendered from. */
async function readTexts({ release, paths, isNew }: RenderedRelease, files: RenderJob['files']) {
  const pages = release.pages.filter((page) => paths.includes(page.path));
  const scripts = isNew ? browserFiles(release).filter((file) => /\.m?js$/.test(file)) : [];
  const names = [...new Set([...renderedFrom(release, pages), ...scripts])];
  const fileOf = (name: string) => files[release.files[name]?.integrity ?? ''] ?? '';
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(fileOf(name), 'utf8')])));
}

/** One task for each release: none can change documents of another. The first also renders the shell's. */
function tasksOf({ releases, unavailable, files, list, navigation }: RenderJob): (() => Promise<RenderTask>)[] {
  const shellPaths = unavailable ? ['/404', ...unavailable] : [];
  const nothing = { list, navigation, texts: {}, paths: [], today: '', isNew: false };
  if (releases.length === 0) return [async () => ({ ...nothing, shellPaths })];
  return releases.map((release, index) => async () => ({
    ...nothing,
    ...release,
    texts: await readTexts(release, files),
    shellPaths: index === 0 ? shellPaths : [],
  }));
}

/** Node throws, instead of emitting, where the system refuses a process for some reasons. */
const cannotStart = (error: Error): RenderFailure => ({
  isOfShell: true,
  reason: `The rendering process cannot be started: ${error.message}.`,
  mayPass: true,
});

/**
 * Renders a task. What fails at a limit, or because its process has died, is tried a second time in a new process before
 * it is blamed: a machine may have been out of memory.
 */
async function runTask(
  task: RenderTask,
  processes: RenderProcesses,
  limits: RenderLimits,
  onPage: OnPage,
): Promise<Fault | undefined> {
  const owner = task.release?.name;
  const rendered = new Set<string>();
  const failedOnce = new Set<string | undefined>();
  const missing = (paths: string[]) => paths.filter((path) => !rendered.has(path));
  for (;;) {
    const rest = { ...task, paths: missing(task.paths), shellPaths: missing(task.shellPaths) };
    const take = (page: RenderedPage) => {
      rendered.add(page.path);
      onPage(owner && task.paths.includes(page.path) ? owner : 'shell', page);
    };
    const run = async () => runRenderProcess(processes.take(), rest, limits, take);
    const failure = await run().catch(cannotStart);
    if (!failure) return undefined;
    const { page, reason, isOfShell, mayPass, stack } = failure;
    if (!mayPass || failedOnce.has(page))
      return { remote: isOfShell ? undefined : owner, page, reason, ...(stack && { stack }) };
    failedOnce.add(page);
  }
}

/**
 * Renders all documents of a job, two processes at a time. A process that fails does not stop the others: what they
 * render is of use when the release at fault is left out.
 * @param limits with the memory that all processes may use together
 * @param onPage takes each page as soon as it is rendered, with its owner: a remote, or `shell`
 * @returns what is wrong with the first release that has a fault, in the order of the job
 */
export async function runRenderJob(
  job: RenderJob,
  processes: RenderProcesses,
  { pageTimeoutMs, memoryMb }: RenderLimits,
  onPage: OnPage,
): Promise<Fault | undefined> {
  const limit = pLimit(CONCURRENCY);
  const shares = { pageTimeoutMs, memoryMb: memoryMb / CONCURRENCY };
  const run = async (task: () => Promise<RenderTask>) => runTask(await task(), processes, shares, onPage);
  const faults = await Promise.all(tasksOf(job).map((task) => limit(run, task)));
  return faults.find((fault) => fault !== undefined);
}
