import { layoutIds } from '../layout/layout-ids.ts';

/** Decodes the id in a hash; like browsers, keeps a malformed encoding literally. */
function idFromHash(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Scrolls to the fragment of a hash, or to the top of the page.
 * @returns the element of the fragment, if any
 */
export function scrollToHash(hash: string): HTMLElement | null {
  const target = document.getElementById(idFromHash(hash));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
  return target;
}

/** Moves the start of the Tab order to an element, which is made focusable until it loses focus. */
function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Both steps require the layout of the page, which is the longest part of a navigation. */
export function arriveAt(hash: string): void {
  const place = scrollToHash(hash) ?? document.getElementById(layoutIds.main);
  if (place) focusOn(place);
}
