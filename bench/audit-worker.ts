import { parentPort, workerData } from 'node:worker_threads';
import type { Flags } from 'lighthouse';
import { type FailedAudit, failedAudits } from './failed-audits.ts';
import { auditPage, scoresOf } from './lighthouse.ts';

/** Debugging port of the browser to audit with. */
const port: number = workerData;

/**
 * Categories whose audits examine content, not timing. Lighthouse's default, `simulate`, loads pages without
 * throttling; `provided` does too, but waits five seconds on each until it is sure that the page is quiet.
 */
const options: Flags = { ...scoresOf('accessibility', 'best-practices', 'seo'), throttlingMethod: 'simulate' };

/** A page that cannot be audited counts as failed and must not hide the results of the others. */
async function failuresOf(address: URL): Promise<FailedAudit[]> {
  try {
    return failedAudits(address.pathname, await auditPage(port, address.href, options));
  } catch (error) {
    const { message } = error as Error;
    return [{ path: address.pathname, category: 'Lighthouse', audit: 'navigation', title: message, about: [] }];
  }
}

parentPort?.on('message', async (address: string) => parentPort?.postMessage(await failuresOf(new URL(address))));
