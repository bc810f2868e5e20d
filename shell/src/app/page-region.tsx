import type { SiteConfig } from '@site/contracts';
import { type ReactNode, useMemo } from 'react';
import { LoadFailed } from '../pages/load-failed.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { PageContent } from './page-content.ts';

/** Where the HTML of a page begins; what React wants in the head precedes it. */
export const PAGE_START = '<div id="page">';

/** The element that holds the page, the same on the server and in the browser. */
export function PageRegion({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return <div id={isHidden ? undefined : 'page'}>{children}</div>;
}

interface ShownContentProps {
  content: PageContent;
  /** Rendered ahead: the styles of pages do not apply yet, and no id is there twice that leads to a page. */
  isHidden: boolean;
  site: SiteConfig;
  onRetry: () => void;
  /** Called when the page has thrown and was removed. */
  onError: () => void;
}

/** The page region in the browser; React does not touch static content. */
export function ShownContent({ content, isHidden, site, onRetry, onError }: ShownContentProps) {
  // The same element: React then renders no page anew because another is loaded, or because it is shown itself.
  const page = useMemo(
    () => content.kind === 'page' && <content.Page site={site} pages={content.pages} today={content.today} />,
    [content, site],
  );
  if (content.kind === 'static')
    return <div id="page" suppressHydrationWarning dangerouslySetInnerHTML={content.html} />;
  if (content.kind === 'failed')
    return (
      <PageRegion>
        <LoadFailed onRetry={onRetry} />
      </PageRegion>
    );
  return (
    <PageBoundary onError={onError}>
      <PageRegion isHidden={isHidden}>{page}</PageRegion>
    </PageBoundary>
  );
}
