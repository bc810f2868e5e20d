import { internalLink } from './internal-link.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Prefetches the page of a link that may be followed next, if it is another page of this site.
 * @param target the link, or an element inside it
 */
export function prefetchLink(target: EventTarget | null, loader: PageLoader): void {
  const link = internalLink(target);
  if (link && loader.has(link.pathname) && link.pathname !== location.pathname) loader.prefetch(link.pathname);
}
