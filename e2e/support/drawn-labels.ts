/**
 * Runs in the page: finds labels of drawings that overlap, overflow their box, or touch its edge although the box holds
 * nothing else.
 * @returns a sentence for each
 */
export function drawnLabels(): string[] {
  /** Rounding and slanted letters. */
  const TOLERANCE = 2;
  /** Boxes up to this height, in heights of their label, belong to it; others are panels. */
  const LOW = 4;

  const shown = <E extends Element>(svg: Element, selector: string) =>
    [...svg.querySelectorAll<SVGGraphicsElement & E>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ words: element.textContent.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  const holds = (outer: DOMRect, inner: DOMRect) => {
    const x = (inner.left + inner.right) / 2;
    const y = middle(inner);
    return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
  };
  const cross = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 3;

  function findsIn(svg: Element): string[] {
    const labels = shown<SVGTextElement>(svg, 'text');
    const boxes = shown<SVGRectElement>(svg, 'rect');
    const crossing = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => cross(one.box, other.box))
        .map((other) => `"${one.words}" lies on "${other.words}" in a drawing`),
    );
    const misplaced = boxes.flatMap(({ box }) => {
      const inside = labels.filter((label) => holds(box, label.box));
      const [label] = inside;
      if (!label || inside.length > 1 || box.height > LOW * label.box.height) return [];
      const isOut = label.box.left < box.left - TOLERANCE || label.box.right > box.right + TOLERANCE;
      const isOff = Math.abs(middle(label.box) - middle(box)) > box.height / 6;
      return isOut || isOff ? [`"${label.words}" is not in the middle of its box in a drawing`] : [];
    });
    return [...crossing, ...misplaced];
  }
  return [...new Set([...document.querySelectorAll('svg:has(text)')].flatMap(findsIn))];
}
