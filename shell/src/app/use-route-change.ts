import { useLocation, useNavigationType } from '@site/router';
import { useEffect, useRef, useState } from 'react';
import { showInHead } from './show-in-head.ts';
import type { ShownPage } from './shown-page.ts';

/** The id that a hash names; browsers take a malformed one literally. */
function idIn(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function scrollTo(hash: string): void {
  const target = document.getElementById(idIn(hash));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

const hasFailed = ({ content }: ShownPage) => content.kind === 'failed';

/**
 * Every change of page scrolls to the top, also on the way back; only after a reload, or a visit elsewhere, the browser
 * goes where the visitor was.
 */
function useOwnScrolling(): void {
  useEffect(() => {
    const lifetime = new AbortController();
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    take();
    addEventListener('pageshow', take, { signal: lifetime.signal });
    addEventListener('pagehide', giveBack, { signal: lifetime.signal });
    return () => lifetime.abort();
  }, []);
}

/**
 * What follows a change of page besides its content: title, focus, place, and a word to screen readers.
 * @returns the sentence to announce
 */
export function useRouteChange(shown: ShownPage, brand: string): string {
  const { hash, key } = useLocation();
  // A replaced address is the page's own doing, such as a search that follows the typing.
  const isOwnDoing = useNavigationType() === 'REPLACE';
  const [announcement, setAnnouncement] = useState('');
  const last = useRef({ shown, key });
  useOwnScrolling();

  useEffect(() => {
    const before = last.current;
    last.current = { shown, key };
    const isReplaced = before.shown.path !== shown.path || hasFailed(before.shown) !== hasFailed(shown);
    if (isReplaced || (before.key !== key && !isOwnDoing)) scrollTo(hash);
    if (!isReplaced) return;
    const title = showInHead(shown, brand);
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnouncement(title);
  }, [shown, key, hash, brand, isOwnDoing]);

  return announcement;
}
