import type { Navigate, NavigationState, SiteLocation, TabNavigation } from './navigation.ts';

function readLocation(): SiteLocation {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: history.state?.key ?? 'default' };
}

const isSame = (a: NavigationState, b: NavigationState) =>
  a.type === b.type &&
  a.location.key === b.location.key &&
  a.location.pathname + a.location.search + a.location.hash ===
    b.location.pathname + b.location.search + b.location.hash;

/**
 * Creates the navigation of this tab. The router is loaded before the first navigation by code: neither showing a page nor
 * moving through the history needs it.
 */
export function createTabNavigation(): TabNavigation {
  const listeners = new Set<() => void>();
  let current: NavigationState = { location: readLocation(), type: 'POP' };
  let router: Promise<Navigate> | undefined;

  const report = (next: NavigationState) => {
    if (isSame(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const followHistory = () => report({ location: readLocation(), type: 'POP' });
  addEventListener('popstate', followHistory);

  const startRouter = async () => {
    const { startRouter } = await import(/* webpackChunkName: "router" */ './start-router.tsx');
    removeEventListener('popstate', followHistory);
    return startRouter(report);
  };
  const loadRouter = () => {
    router ??= startRouter();
    router.catch(() => {
      router = undefined;
    });
    return router;
  };

  return {
    current: () => current,
    prepare: () =>
      loadRouter().then(
        () => {},
        () => {},
      ),
    navigate: (to, options) => {
      loadRouter().then(
        (navigate) => navigate(to, options),
        // A replaced location belongs to the current page, which a document load would restart.
        () => options?.replace || location.assign(to),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
