/**
 * Returns the link of this site under a pointer or key event if the browser would follow it in this tab.
 * @param target element of the event
 */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link;
}

/** Checks whether a link only moves within the current page. */
export const isSamePage = (link: HTMLAnchorElement) =>
  link.pathname === location.pathname && link.search === location.search;

/** Checks whether a click follows the link in this tab: not "open in a new tab", "save" or already handled. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
