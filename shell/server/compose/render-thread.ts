import { parentPort, workerData } from 'node:worker_threads';
import type { RenderJob, RenderMessage } from './render-job.ts';
import { createRenderer } from './renderer.ts';

const job = workerData as RenderJob;
const renderer = createRenderer(job);
const report = (message: RenderMessage) => parentPort?.postMessage(message);

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
    const reason = page ? `Page ${page}: ${sentence}` : `The server bundle ${sentence}`;
    report({ type: 'fault', fault: { remote, page, reason } });
    process.exit();
  }
}

for (const { release, today, paths } of job.releases) {
  const bundle = await attempt(release.name, undefined, () => renderer.load(release));
  for (const page of release.pages.filter(({ path }) => paths.includes(path))) {
    const rendered = await attempt(release.name, page.path, () => renderer.render(release, page, today, bundle));
    report({ type: 'page', remote: release.name, page: rendered });
  }
}
if (job.unavailable) {
  begin();
  for (const page of await renderer.renderShellPages(job.unavailable)) report({ type: 'page', remote: 'shell', page });
}
report({ type: 'done' });
