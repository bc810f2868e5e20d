import type { PageLoader } from '@site/router/page-loader';
import { prefetchLink } from '@site/router/prefetch-link';

/** Prefetches the page whose link showed intent before the router listened. */
export const prefetchIntended = (loader: PageLoader): void =>
  prefetchLink(document.querySelector('a:is(:hover, :focus-visible)'), loader);
