import { LocalSite } from '@site/dev-tools/local-site.ts';
import { withResources } from './resources.ts';

export interface MeasuredSite {
  url: string;
  /** Paths of all its pages. */
  paths: string[];
}

/** Runs a measurement on the whole site, and stops it afterwards. */
export async function withSite<Result>(measure: (site: MeasuredSite) => Promise<Result>): Promise<Result> {
  return withResources(async (resources) => {
    const site = new LocalSite();
    resources.defer(() => site.stop());
    await site.start();
    return await measure(await readSite(site.url));
  });
}

/**
 * @param url address of a running site
 * @throws when it has no pages
 */
export async function readSite(url: string): Promise<MeasuredSite> {
  const report = (await (await fetch(new URL('/-/composition', url))).json()) as { pages: { path: string }[] };
  if (report.pages.length === 0) throw new Error(`The site at ${url} has no pages.`);
  return { url, paths: report.pages.map(({ path }) => path) };
}
