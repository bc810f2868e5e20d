import { useLocation, useNavigationType } from '@site/router';
import { useLayoutEffect, useRef } from 'react';
import { beforePaint } from '../browser/before-paint.ts';
import type { ScrollPositions } from '../browser/scroll-positions.ts';
import { layoutIds } from '../layout/layout-ids.ts';
import { showCurrentPage } from '../layout/show-current-page.ts';
import type { ShownPage } from './page-content.ts';
import { arriveAt, scrollToHash } from './places-of-page.ts';
import { updateHead } from './update-head.ts';

const hasFailed = ({ content }: ShownPage) => content.kind === 'failed';

/** Announces the page to screen readers. */
function announce(title: string): void {
  const announcement = document.getElementById(layoutIds.announcement);
  if (announcement) announcement.textContent = title;
}

/**
 * Updates everything besides the content after a navigation: head, mark in the menus, focus, scroll position, and
 * announcement. A new page starts at its top, also after a traversal of the history; within a page, Back and Forward
 * restore the scroll position.
 */
export function useRouteChange(shown: ShownPage, brand: string, positions: ScrollPositions): void {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef({ shown, key });

  // Before the page is painted: otherwise it would flash at the former scroll position.
  useLayoutEffect(() => {
    // The page of the new URL is not ready yet.
    if (shown.path !== pathname) return;
    const before = previous.current;
    previous.current = { shown, key };
    const hasChanged = before.shown.path !== shown.path || hasFailed(before.shown) !== hasFailed(shown);
    if (!hasChanged) {
      const isRestored = navigation === 'POP' && positions.restore(key);
      positions.enter(key);
      // A page replaces the URL itself, for example a search while the visitor types.
      if (before.key !== key && navigation !== 'REPLACE' && !isRestored) scrollToHash(hash);
      return;
    }
    positions.enterPage(key);
    beforePaint(() => arriveAt(hash));
    announce(updateHead(shown, brand));
    const header = document.getElementById(layoutIds.header);
    if (header) showCurrentPage(header, shown.path);
  }, [shown, pathname, key, hash, brand, navigation, positions]);
}
