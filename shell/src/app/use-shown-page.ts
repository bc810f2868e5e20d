import { useLocation } from '@site/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import type { FirstPage, ShownPage } from './shown-page.ts';

interface Shown {
  shown: ShownPage;
  /** Takes the code of the shown page, which has thrown, out of use until the visitor comes again. */
  discard: () => void;
}

/**
 * The page that stands in the page region. After a change of address the old page stays until the new one is ready,
 * so that address, title, content and focus change together.
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
    if (loader.knows(pathname)) loader.prepare(pathname).catch(() => {});
    else location.reload();
  }, [loader, pathname, isBehind, content]);

  const discard = () => {
    const { path } = shown;
    loader.forget(path);
    setShown({ path, content: path === first.path ? first.served : { kind: 'failed', hasThrown: true } });
  };

  return { shown, discard };
}

/** The page that is already shown keeps its state when only its words have arrived meanwhile. */
function shouldReplace({ content: shown }: ShownPage, next: ShownPage['content']): boolean {
  if (shown.kind === 'page' && next.kind === 'page') return shown.Page !== next.Page;
  return shown.kind !== next.kind && next.kind === 'page';
}
