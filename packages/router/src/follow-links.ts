import { internalLink, isPlainClick, isSamePage } from './internal-link.ts';
import type { Navigate } from './navigation.ts';
import type { PageLoader } from './page-loader.ts';
import { prefetchLink } from './prefetch-link.ts';

/** Events on a link that tell that it may be followed next. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Turns plain links of the whole document into navigation without a document load: also links in parts of a page that
 * are never hydrated. The target is prepared first, so that nothing changes before everything can.
 * @returns leaves links to the browser again
 */
export function followLinks(loader: PageLoader, navigate: Navigate): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let latest = 0;

  const follow = async (link: HTMLAnchorElement) => {
    const id = ++latest;
    const { pathname, search, hash, href } = link;
    const isReady = await loader.prepare(pathname).then(
      () => true,
      () => false,
    );
    if (id !== latest) return;
    if (!isReady && (await loader.isStale())) return location.assign(href);
    navigate(pathname + search + hash);
  };

  const onClick = (event: MouseEvent) => {
    const link = internalLink(event.target);
    if (!link || !isPlainClick(event) || !loader.has(link.pathname)) return;
    if (isSamePage(link) && link.hash) return;
    event.preventDefault();
    void follow(link);
  };
  const onIntent = ({ target }: Event) => prefetchLink(target, loader);

  document.addEventListener('click', onClick, { signal });
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true, signal });
  return () => ending.abort();
}
