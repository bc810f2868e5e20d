/** Scroll positions of the history entries that this document has shown. */
export interface ScrollPositions {
  /** The router has moved to an entry of the same page. */
  enter(key: string): void;
  /** The router has moved to an entry of another page, which starts at its top. */
  enterPage(key: string): void;
  /**
   * Restores the scroll position of an entry.
   * @returns whether it was known; otherwise the browser decides
   */
  restore(key: string): boolean;
}

const LEFT_TO_BROWSER = -1;

const keyOfEntry = (): string | undefined => history.state?.key;

function identifyEntry(): string {
  // `crypto.randomUUID` is absent on a site without TLS, such as one that a developer opens on a phone.
  const key = Math.random().toString(36);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

/**
 * The browser restores the position only after a reload or a return from another document: pages start at their top.
 */
function leaveDocumentsToBrowser(): void {
  const disable = () => {
    history.scrollRestoration = 'manual';
  };
  disable();
  addEventListener('pageshow', disable);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/**
 * Starts recording. Call it before the router listens: an entry added by a link within the page has no key, and the
 * router would take it for the document's first.
 */
export function recordScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>();
  let current: string | undefined = keyOfEntry() ?? identifyEntry();
  leaveDocumentsToBrowser();

  addEventListener('popstate', () => {
    const known = keyOfEntry();
    const key = known ?? identifyEntry();
    if (known === undefined) positions.set(key, LEFT_TO_BROWSER);
    // Until the page of the entry is rendered, scroll events belong to the entry before.
    if (key !== current) current = undefined;
  });
  const record = () => {
    if (current) positions.set(current, scrollY);
  };
  addEventListener('scroll', record, { passive: true });

  return {
    enter: (key) => {
      current = key;
      record();
    },
    enterPage: (key) => {
      current = key;
      // Not read: the browser would have to lay out the new content synchronously.
      positions.set(key, 0);
    },
    restore: (key) => {
      const top = positions.get(key);
      if (top === undefined) return false;
      if (top !== LEFT_TO_BROWSER) scrollTo({ top, behavior: 'instant' });
      return true;
    },
  };
}
