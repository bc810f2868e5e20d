/**
 * Runs in the page: finds controls that a pointer does not reach because something else lies over them.
 * @returns a sentence for each find
 */
export function coveredControls(): string[] {
  const { scrollX, scrollY } = window;
  const fractions = [0.25, 0.5, 0.75];

  /** The element over a control, if one is. */
  function coverOf(control: Element): Element | undefined {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
    return (
      fractions
        .flatMap((x) => fractions.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
        .find((hit) => hit !== null && !control.contains(hit) && !hit.contains(control)) ?? undefined
    );
  }

  const controls = [...document.querySelectorAll('main :is(a[href], button:enabled, summary)')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const found = controls.flatMap((control) => {
    const cover = coverOf(control);
    return cover ? [`"${control.textContent.trim()}" is covered by ${cover.outerHTML.slice(0, 80)}`] : [];
  });
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return found;
}
