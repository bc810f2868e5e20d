import type { Flags } from 'lighthouse';
import { type FailedAudit, failedAudits } from './failed-audits.ts';
import { progress } from './figures.ts';
import { auditPage, launchAuditedBrowser, scoresOf } from './lighthouse.ts';
import { withResources } from './resources.ts';

/**
 * The categories whose audits look at what is there, not at how long it took. Lighthouse's default, `simulate`, loads
 * pages without throttling; `provided` does too, but waits five seconds on each until it is sure that all is quiet.
 */
const options: Flags = { ...scoresOf('accessibility', 'best-practices', 'seo'), throttlingMethod: 'simulate' };

/** A page that cannot be audited keeps no promise either, and must not hide what the others do. */
async function failuresOf(port: number, address: URL): Promise<FailedAudit[]> {
  try {
    return failedAudits(address.pathname, await auditPage(port, address.href, options));
  } catch (error) {
    const { message } = error as Error;
    return [{ path: address.pathname, category: 'Lighthouse', audit: 'navigation', title: message, about: [] }];
  }
}

/** Audits pages of a running site, one after the other in one browser. */
export async function auditPages(url: string, paths: string[]): Promise<FailedAudit[]> {
  return withResources(async (resources) => {
    const port = await launchAuditedBrowser(resources);
    const failed: FailedAudit[] = [];
    for (const [index, path] of paths.entries()) {
      const found = await failuresOf(port, new URL(path, url));
      failed.push(...found);
      progress(`Lighthouse ${index + 1}/${paths.length}: ${path}${found.length > 0 ? ` fails ${found.length}` : ''}`);
    }
    return failed;
  });
}
