import { freePort } from '@site/dev-tools/free-port.ts';
import { launchBrowser } from '@site/dev-tools/launch-browser.ts';
import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse';
import { progress } from './figures.ts';
import { withResources } from './resources.ts';

/** Lighthouse occasionally misses a paint on a busy machine; a page that never paints still has to be reported. */
const ATTEMPTS = 3;

/** Reason why a page could not be audited completely. */
function gapIn({ runtimeError, audits }: Result): string | undefined {
  const broken = Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  return runtimeError?.message ?? broken?.errorMessage;
}

/** Options for the scores of categories: audits without a weight are left out. */
export function scoresOf(...names: string[]): Flags {
  const references = names.flatMap((name) => defaultConfig.categories?.[name]?.auditRefs ?? []);
  const counting = new Set(references.filter(({ weight }) => weight > 0).map(({ id }) => id));
  const skipAudits = references.map(({ id }) => id).filter((id) => !counting.has(id));
  return { onlyCategories: names, skipAudits };
}

/** Starts a browser that Lighthouse can attach to, and returns its debugging port. */
export async function launchAuditedBrowser(resources: AsyncDisposableStack): Promise<number> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  resources.defer(() => browser.close());
  return port;
}

/**
 * Audits a page as Lighthouse's phone does, with empty cache and storage.
 * @param port of the browser
 * @throws when the page cannot be audited
 */
export async function auditPage(port: number, address: string, options: Flags): Promise<Result> {
  let gap = 'it gave no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const run = await lighthouse(address, { port, logLevel: 'silent', disableFullPageScreenshot: true, ...options });
    if (!run) continue;
    const found = gapIn(run.lhr);
    if (found === undefined) return run.lhr;
    gap = found;
    progress(`Lighthouse could not audit ${address}, attempt ${attempt}/${ATTEMPTS}: ${gap}`);
  }
  throw new Error(`Lighthouse cannot audit ${address}: ${gap}`);
}

/** Audits a page in a separate browser without open connections, as for a new visitor. */
export async function auditAsNewVisitor(address: string, options: Flags): Promise<Result> {
  return withResources(async (resources) => {
    return await auditPage(await launchAuditedBrowser(resources), address, options);
  });
}
