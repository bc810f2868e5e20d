import { useLocation } from '@site/router';
import { useSyncExternalStore } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import type { ShownPage } from './page-content.ts';

/**
 * The page that the visitor is likely to open next, once its code is there: it can be rendered before they do. Its state
 * may begin with the query of the address, hence only for visitors who are, and go, where there is none.
 */
export function useNextPage(loader: SiteLoader, shown: ShownPage): ShownPage | undefined {
  const { search } = useLocation();
  const path = useSyncExternalStore(loader.subscribe, loader.intended, () => undefined);
  const content = path === undefined ? undefined : loader.peek(path);
  if (path === undefined || path === shown.path || search || content?.kind !== 'page') return undefined;
  return { path, search, content };
}
