import { useLocation } from '@site/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import type { FirstPage, ShownPage } from './page-content.ts';

interface Shown {
  shown: ShownPage;
  /** Discards a page whose code has thrown, and replaces it where it is visible; the next visit loads it again. */
  discard: (path: string) => void;
}

/**
 * Returns the page in the page region. After a change of the URL, the old page stays until the new one is ready: title,
 * content and focus change together.
 */
export function useShownPage(loader: SiteLoader, first: FirstPage): Shown {
  const { pathname, search } = useLocation();
  const content = useSyncExternalStore(
    loader.subscribe,
    () => loader.peek(pathname),
    () => undefined,
  );
  const [shown, setShown] = useState<ShownPage>(first);
  const isBehind = shown.path !== pathname;

  if (content && isBehind) setShown({ path: pathname, search, content });
  else if (content && shouldReplace(shown, content)) setShown({ ...shown, content });

  useEffect(() => {
    if (!isBehind || content) return;
    if (loader.has(pathname)) loader.prepare(pathname).catch(() => loadDocumentOf(pathname));
    else location.reload();
  }, [loader, pathname, isBehind, content]);

  const discard = (path: string) => {
    loader.evict(path);
    if (path !== shown.path) return;
    setShown({ ...shown, content: path === first.path ? first.served : { kind: 'failed', hasThrown: true } });
  };

  return { shown, discard };
}

/** Shows a page whose code cannot be loaded as the server renders it; without a connection, a message stays. */
export function loadDocumentOf(path: string): void {
  // The visitor may have gone elsewhere since.
  if (navigator.onLine && location.pathname === path) location.reload();
}

/** A page keeps its state when only its metadata has been loaded in the meantime. */
function shouldReplace({ content: shown }: ShownPage, next: ShownPage['content']): boolean {
  if (shown.kind === 'page' && next.kind === 'page') return shown.Page !== next.Page;
  return shown.kind !== next.kind && next.kind === 'page';
}
