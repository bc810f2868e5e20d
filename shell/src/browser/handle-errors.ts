import type { HydrationOptions } from 'react-dom/client';
import { reportReactError } from './report-react-error.ts';

/**
 * Reports every error of the page's tree once. When the application itself throws, the served HTML is restored, and
 * links load documents from then on.
 */
export function handleErrors(root: HTMLElement, ownerOf: (path: string) => string | undefined): HydrationOptions {
  const { pathname } = location;
  const { innerHTML } = root;
  const reportPage = (error: unknown) => reportReactError(error, ownerOf(location.pathname));

  return {
    onCaughtError: reportPage,
    onRecoverableError: reportPage,
    onUncaughtError: (error) => {
      reportReactError(error);
      if (location.pathname !== pathname) return location.reload();
      root.innerHTML = innerHTML;
      addEventListener('popstate', () => location.reload());
    },
  };
}
