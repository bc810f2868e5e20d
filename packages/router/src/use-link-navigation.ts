import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { internalLink, isPlainClick, isSamePage } from './internal-link.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Turns plain links of the whole document into navigation without a document load: also links in parts of a page that
 * are never hydrated. The target is made ready first, so that nothing changes before everything can.
 */
export function useLinkNavigation(loader: PageLoader): void {
  const navigate = useNavigate();

  useEffect(() => {
    let latest = 0;

    const follow = async (link: HTMLAnchorElement) => {
      const turn = ++latest;
      const { pathname, search, hash, href } = link;
      const ready = await loader.prepare(pathname).then(
        () => true,
        () => false,
      );
      if (turn !== latest) return;
      if (!ready && (await loader.isStale())) return location.assign(href);
      navigate(pathname + search + hash);
    };

    const onClick = (event: MouseEvent) => {
      const link = internalLink(event.target);
      if (!link || !isPlainClick(event) || !loader.knows(link.pathname)) return;
      if (isSamePage(link) && link.hash) return;
      event.preventDefault();
      void follow(link);
    };

    const onApproach = (event: Event) => {
      const link = internalLink(event.target);
      if (link && loader.knows(link.pathname) && link.pathname !== location.pathname) loader.warm(link.pathname);
    };

    const approaches = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const approach of approaches) document.addEventListener(approach, onApproach, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const approach of approaches) document.removeEventListener(approach, onApproach);
    };
  }, [loader, navigate]);
}
