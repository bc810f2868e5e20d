import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FailedAudit } from './failed-audits.ts';
import { progress } from './figures.ts';
import { launchAuditedBrowser } from './lighthouse.ts';
import { withResources } from './resources.ts';

/** Most of an audit is waiting until a page is quiet. */
const CONCURRENCY = 4;

/** Starts a browser and a thread with a separate Lighthouse, which cannot audit two pages concurrently. */
async function startAuditor(resources: AsyncDisposableStack): Promise<Worker> {
  const workerData = await launchAuditedBrowser(resources);
  const worker = new Worker(new URL('./audit-worker.ts', import.meta.url), { workerData });
  resources.defer(async () => void (await worker.terminate()));
  return worker;
}

/** Audits pages of a running site. @returns failures in the order of the paths */
export async function auditPages(url: string, paths: string[]): Promise<FailedAudit[]> {
  return withResources(async (resources) => {
    const queue = paths[Symbol.iterator]();
    const found = new Map<string, FailedAudit[]>();
    const auditQueue = async () => {
      const auditor = await startAuditor(resources);
      for (const path of queue) {
        auditor.postMessage(new URL(path, url).href);
        const [failed] = (await once(auditor, 'message')) as [FailedAudit[]];
        found.set(path, failed);
        const outcome = failed.length > 0 ? ` fails ${failed.length}` : '';
        progress(`Lighthouse ${found.size}/${paths.length}: ${path}${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, auditQueue));
    return paths.flatMap((path) => found.get(path) ?? []);
  });
}
