/** The longest double tap. Not every touch screen counts its taps as one double click. */
const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 24;

/**
 * Ignores the second press of a double click or double tap in an element: it would undo the first, or press what the first
 * one has moved under the pointer.
 */
export function ignoreDoublePresses(selector: string): void {
  let before: PointerEvent | undefined;

  const isSecond = (event: PointerEvent) => {
    if (event.detail > 1) return true;
    if (!before || event.pointerType !== 'touch') return false;
    const isSamePlace = Math.hypot(event.x - before.x, event.y - before.y) < DOUBLE_TAP_PX;
    return isSamePlace && event.timeStamp - before.timeStamp < DOUBLE_TAP_MS;
  };

  const onClick = (event: PointerEvent) => {
    if (isSecond(event) && event.target instanceof Element && event.target.closest(selector)) {
      event.preventDefault();
      event.stopPropagation();
    }
    before = event;
  };
  document.addEventListener('click', onClick, { capture: true });
}
