import { announcedSite } from '@site/dev-tools/browser/running-site.ts';
import { LocalSite, type LocalSiteOptions } from '@site/dev-tools/local-site.ts';

/** Runs tests on a separate site, which starts with the releases of the running one. */
export async function useSite(options: LocalSiteOptions, use: (site: LocalSite) => Promise<void>): Promise<void> {
  const site = new LocalSite({ store: announcedSite().store, ...options });
  await site.start();
  await use(site);
  await site.stop();
}
