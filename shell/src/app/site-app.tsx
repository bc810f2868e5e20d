import type { SiteConfig } from '@site/contracts';
import { useNavigate } from '@site/router';
import { followLinks } from '@site/router/follow-links';
import { Activity, Fragment, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { prefetchIntended } from '../browser/prefetch-intended.ts';
import type { ScrollPositions } from '../browser/scroll-positions.ts';
import type { SiteLoader } from '../browser/site-loader.ts';
import { stopPrefetchingDocuments } from '../starter/document-prefetch.ts';
import { repeatButtonPresses } from '../starter/early-press.ts';
import { PageBoundary } from './page-boundary.tsx';
import type { FirstPage, ShownPage } from './page-content.ts';
import { ShownContent } from './page-region.tsx';
import { applyStylesOf } from './styles-of-team.ts';
import { useNextPage } from './use-next-page.ts';
import { useRouteChange } from './use-route-change.ts';
import { loadDocumentOf, useShownPage } from './use-shown-page.ts';

interface SiteAppProps {
  site: SiteConfig;
  loader: SiteLoader;
  /** @returns the remote that owns a path */
  ownerOf: (path: string) => string | undefined;
  first: FirstPage;
  positions: ScrollPositions;
  /** Called once React has hydrated the page. */
  onHydrated: () => void;
}

/** Renders the React part of a tab: one router, one page at a time. The layout around it remains the served HTML. */
export function SiteApp({ site, loader, ownerOf, first, positions, onHydrated }: SiteAppProps) {
  const { shown, discard } = useShownPage(loader, first);
  const next = useNextPage(loader, shown);
  const owner = ownerOf(shown.path);
  // Before the page is painted.
  useLayoutEffect(() => (owner ? applyStylesOf(owner) : undefined), [owner]);
  useLayoutEffect(onHydrated, [onHydrated]);
  useRouteChange(shown, site.brand, positions);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    stopPrefetchingDocuments();
    prefetchIntended(loader);
    repeatButtonPresses();
  }, [loader]);
  const navigate = useNavigate();
  // After the application has thrown, the browser follows links.
  useEffect(() => followLinks(loader, navigate), [loader, navigate]);
  // Before any code of the page runs: errors of its effects belong to it.
  useInsertionEffect(() => loader.announce(shown.path), [loader, shown.path]);
  const retry = () => {
    // The code would throw again; the page's document has the server's HTML.
    if (shown.content.kind === 'failed' && shown.content.hasThrown) return location.reload();
    loader.prepare(shown.path).catch(() => loadDocumentOf(shown.path));
  };

  const render = (page: ShownPage) => {
    const isHidden = page !== shown;
    const { path, search, content } = page;
    const region = <ShownContent {...{ content, isHidden, site }} onRetry={retry} onError={() => discard(path)} />;
    // The server has rendered no Activity.
    return page.served ? (
      <Fragment key={path + search}>{region}</Fragment>
    ) : (
      <Activity key={path + search} mode={isHidden ? 'hidden' : 'visible'}>
        {region}
      </Activity>
    );
  };

  return (
    // Outlives the page, to catch errors of its cleanup.
    <PageBoundary>{(next ? [shown, next] : [shown]).map(render)}</PageBoundary>
  );
}
