/**
 * Reloads the document when Back or Forward reaches an entry of another page before the application, which would show
 * it, is there: entries that an application has added stay within one document after a reload.
 */
export function followHistory(): void {
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isOwn = location.pathname === pathname && location.search === search;
    if (!isOwn && !document.documentElement.dataset.hydrated) location.reload();
  });
}
