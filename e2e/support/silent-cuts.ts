/**
 * Runs in the page: finds tables and code that scroll sideways without an indication: the cut edge has to fade, and the
 * element has to be focusable with a name.
 * @returns a sentence for each
 */
export function silentCuts(): string[] {
  const cuts = [...document.querySelectorAll('main *')].filter((element) => {
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return isScroller && element.scrollWidth > element.clientWidth + 1 && element.checkVisibility();
  });

  const isPainted = (element: Element, part: '::before' | '::after') => {
    const { content, opacity, backgroundImage, boxShadow } = getComputedStyle(element, part);
    return content !== 'none' && Number(opacity) > 0.5 && (backgroundImage !== 'none' || boxShadow !== 'none');
  };
  const isFaded = (element: Element) =>
    getComputedStyle(element).maskImage !== 'none' ||
    getComputedStyle(element).backgroundAttachment.includes('local') ||
    [element, element.parentElement].some((one) => one && isPainted(one, '::after'));
  const isNamed = (element: Element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  const describe = (element: Element) => `<${element.localName}> "${element.textContent.trim().slice(0, 40)}"`;

  return cuts.flatMap((element) => [
    ...(isFaded(element) ? [] : [`${describe(element)} is cut at its edge without a sign`]),
    ...((element as HTMLElement).tabIndex >= 0 && isNamed(element)
      ? []
      : [`${describe(element)} cannot be scrolled by keyboard, or has no name`]),
  ]);
}
