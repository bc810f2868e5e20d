import { useLocation } from '@site/router';
import { useSyncExternalStore } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import type { ShownPage } from './page-content.ts';

/**
 * Returns the page that the visitor is likely to open next, once its code is loaded, for pre-rendering. Its initial
 * state may depend on the query of the address: only addresses without a query qualify.
 */
export function useNextPage(loader: SiteLoader, shown: ShownPage): ShownPage | undefined {
  const { search } = useLocation();
  const path = useSyncExternalStore(loader.subscribe, loader.intended, () => undefined);
  const content = path === undefined ? undefined : loader.peek(path);
  if (path === undefined || path === shown.path || search || content?.kind !== 'page') return undefined;
  return { path, search, content };
}
