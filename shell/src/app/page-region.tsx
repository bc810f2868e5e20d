import type { SiteConfig } from '@site/contracts';
import { type ReactNode, useMemo } from 'react';
import { LoadFailed } from '../pages/load-failed.tsx';
import { PageBoundary } from './page-boundary.tsx';
import type { PageContent } from './page-content.ts';

/** Marks the start of a page's HTML; it follows the elements that React hoists to the head. */
export const PAGE_START = '<div id="page">';

/** Element that contains the page, identical on the server and in the browser. */
export function PageRegion({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return <div id={isHidden ? undefined : 'page'}>{children}</div>;
}

interface ShownContentProps {
  content: PageContent;
  /** Pre-rendered: the page's styles do not apply yet, and the id of the page region is not used twice. */
  isHidden: boolean;
  site: SiteConfig;
  onRetry: () => void;
  /** Called when the page has thrown and was removed. */
  onError: () => void;
}

/** The page region in the browser; React does not touch static content. */
export function ShownContent({ content, isHidden, site, onRetry, onError }: ShownContentProps) {
  // The same element keeps React from rendering a page again when another is loaded or the page becomes visible.
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
