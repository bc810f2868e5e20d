import type { BrowserComposition } from '@site/contracts';
import { useEffect } from 'react';
import type { SiteLoader } from '../browser/site-loader.ts';
import { ShownContent } from './page-region.tsx';
import type { ShownPage } from './shown-page.ts';
import { SiteFrame } from './site-frame.tsx';
import { useRouteChange } from './use-route-change.ts';
import { useShownPage } from './use-shown-page.ts';

interface SiteAppProps {
  composition: BrowserComposition;
  loader: SiteLoader;
  first: ShownPage;
}

/** The whole site in a tab: one tree, one router, one page at a time. */
export function SiteApp({ composition: { site }, loader, first }: SiteAppProps) {
  const shown = useShownPage(loader, first);
  const announcement = useRouteChange(shown, site.brand);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  const retry = () => {
    loader.prepare(shown.path).catch(async () => {
      if (await loader.isStale()) location.reload();
    });
  };

  return (
    <SiteFrame site={site} path={shown.path} announcement={announcement}>
      <ShownContent key={shown.path} content={shown.content} site={site} onRetry={retry} />
    </SiteFrame>
  );
}
