import type { HydrationOptions } from 'react-dom/client';

/** Finds the remote in the URLs of a stack trace. */
const REMOTE_IN_STACK = /\/remotes\/([^/]+)/;

/**
 * Reports every error of React's tree once, as an `error` event of the window that names the remote and the path.
 * When the layout itself throws, the served HTML is restored: links load documents from then on.
 */
export function handleErrors(root: HTMLElement, ownerOf: (path: string) => string | undefined): HydrationOptions {
  const { pathname } = location;
  const { innerHTML } = root;

  const report = (error: unknown, owner = 'shell') => {
    const [, remote = owner] = REMOTE_IN_STACK.exec(String((error as Error | undefined)?.stack)) ?? [];
    reportError(new Error(`${remote} ${location.pathname}: ${error}`, { cause: error }));
  };
  const reportPage = (error: unknown) => report(error, ownerOf(location.pathname));

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
