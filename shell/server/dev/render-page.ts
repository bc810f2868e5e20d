import path from 'node:path';
import type { ReleasePage } from '@site/contracts';
import type { Fault } from '../compose/composition.ts';
import { navigationOf } from '../compose/navigation.ts';
import { listAll } from '../compose/render/document-groups.ts';
import type { RenderContext, RenderJob } from '../compose/render/render-job.ts';
import { createRenderProcesses } from '../compose/render/render-processes.ts';
import { runRenderJob } from '../compose/render/run-render-job.ts';
import type { RenderLimits } from '../compose/render/run-render-process.ts';
import type { RenderedPage } from '../store/rendered-store.ts';
import type { LocalRelease } from './local-releases.ts';

/** Tabs request one document at a time, and prefetch the next ones. */
const SPARE_PROCESSES = 2;

/** Renders single pages of local releases on request. */
export interface PageRenderer {
  /** @param all local releases, for pages that list all pages */
  render(local: LocalRelease, page: ReleasePage, all: LocalRelease[]): Promise<RenderedPage | Fault>;
  /** Renders a page in an empty header and footer, which take as long as the page itself. */
  renderAlone(local: LocalRelease, page: ReleasePage, all: LocalRelease[]): Promise<RenderedPage | Fault>;
  close(): void;
}

export function createPageRenderer(context: RenderContext, limits: RenderLimits): PageRenderer {
  const { memoryMb } = limits;
  const processes = createRenderProcesses({ context, memoryMb, spare: SPARE_PROCESSES, isAwaited: true });
  const rendered = new Map<string, Promise<RenderedPage | Fault>>();
  let versions = '';

  /** Settles as soon as the page is rendered, without waiting for the process to end. */
  const run = (job: RenderJob, page: ReleasePage) =>
    new Promise<RenderedPage | Fault>((resolve, reject) => {
      const output = { page: (_remote: string, one: RenderedPage) => resolve(one) };
      runRenderJob(job, processes, limits, output)
        .finally(processes.refill)
        .then((fault) => resolve(fault ?? { reason: `Page ${page.path} was not rendered.` }), reject);
    });

  processes.refill();
  return {
    render(local, page, all) {
      const current = all.map(({ release }) => release.version).join();
      if (current !== versions) rendered.clear();
      versions = current;
      const earlier = rendered.get(page.path);
      if (earlier) return earlier;
      const rendering = run({ ...jobOf(local, page, all), navigation: navigationOf(releasesOf(all)) }, page);
      rendered.set(page.path, rendering);
      rendering.catch(() => rendered.delete(page.path));
      return rendering;
    },
    renderAlone: (local, page, all) => run({ ...jobOf(local, page, all), navigation: navigationOf([]) }, page),
    close: processes.close,
  };
}

const releasesOf = (all: LocalRelease[]) => all.map(({ release }) => release);

function jobOf(
  { folder, release }: LocalRelease,
  page: ReleasePage,
  all: LocalRelease[],
): Omit<RenderJob, 'navigation'> {
  const today = new Date().toISOString().slice(0, 10);
  return {
    releases: [{ release, today, paths: [page.path], isNew: false, fileOf: (name) => path.join(folder, name) }],
    list: page.needsPages ? listAll(releasesOf(all)) : [],
  };
}
