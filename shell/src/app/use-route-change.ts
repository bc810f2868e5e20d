import { useLocation, useNavigationType } from '@site/router';
import { useEffect, useRef, useState } from 'react';
import type { ShownPage } from './page-content.ts';
import { updateHead } from './update-head.ts';

/** The id in a hash; browsers take a malformed encoding literally. */
function idFromHash(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function scrollTo(hash: string): void {
  const target = document.getElementById(idFromHash(hash));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

const hasFailed = ({ content }: ShownPage) => content.kind === 'failed';

/**
 * Every change of page scrolls to the top, also a traversal of the history; the browser restores the position only after
 * a reload or a return from another site.
 */
function useScrollRestoration(): void {
  useEffect(() => {
    const lifetime = new AbortController();
    const disable = () => {
      history.scrollRestoration = 'manual';
    };
    const enable = () => {
      history.scrollRestoration = 'auto';
    };
    disable();
    addEventListener('pageshow', disable, { signal: lifetime.signal });
    addEventListener('pagehide', enable, { signal: lifetime.signal });
    return () => lifetime.abort();
  }, []);
}

/**
 * What a change of page changes besides the content: head, focus, scroll position, and an announcement.
 * @returns the announcement for screen readers
 */
export function useRouteChange(shown: ShownPage, brand: string): string {
  const { hash, key } = useLocation();
  // A page replaces the URL itself, such as a search as the visitor types.
  const isReplacement = useNavigationType() === 'REPLACE';
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef({ shown, key });
  useScrollRestoration();

  useEffect(() => {
    const before = previous.current;
    previous.current = { shown, key };
    const hasChanged = before.shown.path !== shown.path || hasFailed(before.shown) !== hasFailed(shown);
    if (hasChanged || (before.key !== key && !isReplacement)) scrollTo(hash);
    if (!hasChanged) return;
    const title = updateHead(shown, brand);
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnouncement(title);
  }, [shown, key, hash, brand, isReplacement]);

  return announcement;
}
