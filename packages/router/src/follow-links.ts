import { internalLink, isPlainClick, isSamePage } from './internal-link.ts';
import type { Navigate } from './navigation.ts';
import type { PageLoader } from './page-loader.ts';
import { prefetchLink } from './prefetch-link.ts';

/** Events on a link that indicate that it may be followed next. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Events of a tab that navigates away: through its history or to another document. */
const DEPARTURES = ['popstate', 'pagehide'] as const;

/** How long a link may wait for code, showing nothing, before the browser loads the document. */
const STALLED_MS = 4_000;

/**
 * Turns plain links of the whole document into navigation without a document load, also in parts of a page that are never
 * hydrated. The target is prepared first: the page changes in one step.
 * @returns a function that leaves links to the browser again
 */
export function followLinks(loader: PageLoader, navigate: Navigate): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let latest = 0;
  let stalled: ReturnType<typeof setTimeout> | undefined;

  /** Cancels the link that is waiting for its code. */
  const forget = () => {
    clearTimeout(stalled);
    return ++latest;
  };

  const follow = async (link: HTMLAnchorElement) => {
    const id = forget();
    const { pathname, search, hash, href } = link;
    const loadDocument = () => {
      forget();
      location.assign(href);
    };
    stalled = setTimeout(loadDocument, STALLED_MS);
    const needsDocument = await loader.prepare(pathname).then(
      () => false,
      // The server renders a page whose code is missing; without a connection, it cannot be asked.
      () => navigator.onLine,
    );
    if (id !== latest) return;
    if (needsDocument) return loadDocument();
    forget();
    // As in browsers: no history entry for the current address.
    if (href === location.href) scrollTo({ top: 0, behavior: 'instant' });
    else navigate(pathname + search + hash);
  };

  const onClick = (event: MouseEvent) => {
    const link = internalLink(event.target);
    if (!link || !isPlainClick(event)) return;
    if (!loader.has(link.pathname) || (isSamePage(link) && link.hash)) return void forget();
    event.preventDefault();
    void follow(link);
  };
  const onIntent = ({ target }: Event) => prefetchLink(target, loader);

  document.addEventListener('click', onClick, { signal });
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true, signal });
  for (const type of DEPARTURES) addEventListener(type, forget, { signal });
  return () => {
    forget();
    ending.abort();
  };
}
