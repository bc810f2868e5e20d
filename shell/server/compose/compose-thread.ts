import { parentPort, workerData } from 'node:worker_threads';
import { checkLinks } from './check-links.ts';
import type { ComposeJob, ComposeMessage } from './compose-job.ts';
import type { Fault } from './composition.ts';
import { createRenderer } from './renderer.ts';

const job = workerData as ComposeJob;
const report = (message: ComposeMessage) => parentPort?.postMessage(message);

/** Says who is at work before each step, so that whoever never returns from it is known. */
async function attempt<Result>(remote: string, page: string | undefined, step: () => Promise<Result>): Promise<Result> {
  report({ type: 'at', remote, ...(page && { page }) });
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
const pages = [];

for (const release of job.releases) {
  const bundle = await attempt(release.name, undefined, () => renderer.load(release));
  for (const page of release.pages) {
    const rendered = await attempt(release.name, page.path, () => renderer.render(release, page, bundle));
    documents.push(rendered.document);
    pages.push({ path: page.path, remote: release.name, region: rendered.region });
  }
}

documents.push(...(await renderer.renderShellPages()));
const otherPaths = ['/sitemap.xml', '/robots.txt', ...Object.keys(job.unavailable)];
const { fault, warnings } = checkLinks({ ...job, pages, otherPaths });
report(fault ? { type: 'fault', fault } : { type: 'done', documents, warnings });
