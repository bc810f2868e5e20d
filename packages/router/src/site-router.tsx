import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { PageLoader } from './page-loader.ts';
import { useLinkNavigation } from './use-link-navigation.ts';

function LinkNavigation({ loader }: { loader: PageLoader }) {
  useLinkNavigation(loader);
  return null;
}

/**
 * Router of the browser. Links are plain `<a href>` everywhere.
 * @param props.loader makes the code of a path ready
 */
export function SiteRouter({ loader, children }: { loader: PageLoader; children: ReactNode }) {
  return (
    <BrowserRouter>
      <LinkNavigation loader={loader} />
      {children}
    </BrowserRouter>
  );
}
