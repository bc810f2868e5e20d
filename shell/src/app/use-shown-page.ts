import { useLocation } from '@site/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * The page that stands in the page region. After a change of address the old page stays until the new one is ready,
 * so that address, title, content and focus change together.
 */
export function useShownPage(loader: SiteLoader, first: ShownPage): ShownPage {
  const { pathname } = useLocation();
  const content = useSyncExternalStore(
    loader.subscribe,
    () => loader.peek(pathname),
    () => undefined,
  );
  const [shown, setShown] = useState(first);
  const isBehind = shown.path !== pathname;

  if (content && (isBehind || shouldReplace(shown, content))) setShown({ path: pathname, content });

  useEffect(() => {
    if (!isBehind || content) return;
    if (loader.knows(pathname)) loader.prepare(pathname).catch(() => {});
    else location.reload();
  }, [loader, pathname, isBehind, content]);

  return shown;
}

/** The page that is already shown keeps its state when only its words have arrived meanwhile. */
function shouldReplace({ content: shown }: ShownPage, next: ShownPage['content']): boolean {
  if (shown.kind === 'page' && next.kind === 'page') return shown.Page !== next.Page;
  return shown.kind !== next.kind && next.kind === 'page';
}
