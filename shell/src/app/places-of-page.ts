import { layoutIds } from '../layout/layout-ids.ts';

/** The id in a hash; browsers take a malformed encoding literally. */
function idFromHash(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Shows the place in the page to which a hash leads, else the top of the page.
 * @returns the element at that place, if there is one
 */
export function scrollToHash(hash: string): HTMLElement | null {
  const target = document.getElementById(idFromHash(hash));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
  return target;
}

/** Where the next Tab goes on from. What takes no focus by itself takes it until it is left. */
function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Both steps need the layout of the page, which is the longest part of a navigation. */
export function arriveAt(hash: string): void {
  const place = scrollToHash(hash) ?? document.getElementById(layoutIds.main);
  if (place) focusOn(place);
}
