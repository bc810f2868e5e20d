import { useLocation } from '@site/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import type { FirstPage, ShownPage } from './page-content.ts';

interface Shown {
  shown: ShownPage;
  /** Replaces the shown page, whose code has thrown; the next visit loads it again. */
  discard: () => void;
}

/**
 * The page in the page region. After a change of the URL the old page stays until the new one is ready, so that title,
 * content and focus change together.
 */
export function useShownPage(loader: SiteLoader, first: FirstPage): Shown {
  const { pathname } = useLocation();
  const content = useSyncExternalStore(
    loader.subscribe,
    () => loader.peek(pathname),
    () => undefined,
  );
  const [shown, setShown] = useState<ShownPage>(first);
  const isBehind = shown.path !== pathname;

  if (content && (isBehind || shouldReplace(shown, content))) setShown({ path: pathname, content });

  useEffect(() => {
    if (!isBehind || content) return;
    if (loader.has(pathname)) loader.prepare(pathname).catch(() => {});
    else location.reload();
  }, [loader, pathname, isBehind, content]);

  const discard = () => {
    const { path } = shown;
    loader.evict(path);
    setShown({ path, content: path === first.path ? first.served : { kind: 'failed', hasThrown: true } });
  };

  return { shown, discard };
}

/** A page keeps its state when only its metadata has been loaded since. */
function shouldReplace({ content: shown }: ShownPage, next: ShownPage['content']): boolean {
  if (shown.kind === 'page' && next.kind === 'page') return shown.Page !== next.Page;
  return shown.kind !== next.kind && next.kind === 'page';
}
