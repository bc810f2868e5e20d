/**
 * Runs in the page: finds controls that lie beside the window, where nothing scrolls to them.
 * @returns a sentence for each find
 */
export function lostControls(): string[] {
  /** Rounding. */
  const TOLERANCE = 1;

  function isReached(element: Element): boolean {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true;
    return false;
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[aria-hidden]'))
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      return (left < -TOLERANCE || right > innerWidth + TOLERANCE) && !isReached(control);
    })
    .map((control) => `"${control.ariaLabel ?? control.textContent.trim()}" lies beside the window`);
}
