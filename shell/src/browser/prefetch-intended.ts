import type { PageLoader } from '@site/router';
import { internalLink } from '@site/router/internal-link';

/** Prefetches the page whose link was reached before the router listened. */
export function prefetchIntended(loader: PageLoader): void {
  const link = internalLink(document.querySelector('a:is(:hover, :focus-visible)'));
  if (link && loader.has(link.pathname) && link.pathname !== location.pathname) loader.prefetch(link.pathname);
}
