import { parentPort, workerData } from 'node:worker_threads';
import { checkLinks, type RenderedPage } from './check-links.ts';
import type { ComposeJob, ComposeMessage } from './compose-job.ts';
import type { Fault } from './composition.ts';
import { createRenderer } from './renderer.ts';

const job = workerData as ComposeJob;
const report = (message: ComposeMessage) => parentPort?.postMessage(message);

/** Says which step begins: one that never ends can report nothing itself. */
function begin(remote?: string, page?: string): void {
  const { user, system } = process.threadCpuUsage();
  report({ type: 'step', remote, page, startedAtCpuMs: (user + system) / 1_000 });
}

async function attempt<Result>(remote: string, page: string | undefined, step: () => Promise<Result>): Promise<Result> {
  begin(remote, page);
  try {
    return await step();
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const fault: Fault = { remote, page, reason: page ? `Page ${page}: ${sentence}` : `The server bundle ${sentence}` };
    report({ type: 'fault', fault });
    process.exit();
  }
}

const renderer = createRenderer(job);
const documents = [];
const pages: RenderedPage[] = [];

for (const release of job.releases) {
  const bundle = await attempt(release.name, undefined, () => renderer.load(release));
  for (const page of release.pages) {
    const rendered = await attempt(release.name, page.path, () => renderer.render(release, page, bundle));
    documents.push(rendered.document);
    pages.push({ path: page.path, remote: release.name, links: rendered.region.links, ids: rendered.region.ids });
  }
}

begin();
const shellPages = await renderer.renderShellPages();
documents.push(...shellPages.documents);
const otherPaths = ['/sitemap.xml', '/robots.txt', ...Object.keys(job.unavailable)];
const { fault, warnings } = checkLinks({ ...job, pages, layoutLinks: shellPages.layoutLinks, otherPaths });
report(fault ? { type: 'fault', fault } : { type: 'done', documents, warnings });
