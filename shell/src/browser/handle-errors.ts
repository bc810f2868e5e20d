import type { BrowserComposition } from '@site/contracts';
import type { HydrationOptions } from 'react-dom/client';

/** The remote whose file is named in a stack. */
const REMOTE = /\/remotes\/([^/]+)/;

/**
 * Reports every error of React's tree once, as an `error` event of the window that names the remote and the address.
 * When the layout itself throws, the document takes its place again: links load documents from then on.
 */
export function handleErrors(root: HTMLElement, { paths }: BrowserComposition): HydrationOptions {
  const { pathname } = location;
  const { innerHTML } = root;

  const report = (error: unknown, owner = 'shell') => {
    const [, remote = owner] = REMOTE.exec(String((error as Error | undefined)?.stack)) ?? [];
    reportError(new Error(`${remote} ${location.pathname}: ${error}`, { cause: error }));
  };
  const reportPage = (error: unknown) => report(error, paths[location.pathname]);

  return {
    onCaughtError: reportPage,
    onRecoverableError: reportPage,
    onUncaughtError: (error) => {
      report(error);
      if (location.pathname !== pathname) return location.reload();
      root.innerHTML = innerHTML;
      addEventListener('popstate', () => location.reload());
    },
  };
}
