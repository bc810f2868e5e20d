/**
 * Runs in the page: finds words of the first section on a filled shape of the section's largest drawing. Thin lines do
 * not count, nor do words inside pictures, which have their own background.
 * @returns a sentence for each
 */
export function textOverDrawing(): string[] {
  /** Sampling distance along a line of text. */
  const STEP = 4;
  const section = document.querySelector('h1')?.closest('section');
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const [drawing] = [...(section?.querySelectorAll('svg') ?? [])].toSorted((a, b) => widthOf(b) - widthOf(a));
  if (!section || !drawing) return ['There is no drawing.'];

  const shapes = [...drawing.querySelectorAll<SVGGeometryElement>('path, circle')].filter(
    (shape) => getComputedStyle(shape).fill !== 'none' && !shape.closest('clipPath, defs'),
  );

  function linesOfText(): { text: string; box: DOMRect }[] {
    const walker = document.createTreeWalker(section as Element, NodeFilter.SHOW_TEXT);
    const lines: { text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.nodeValue?.trim() ?? '';
      if (text === '' || currentNode.parentElement?.closest('svg, [role=img]')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const box of range.getClientRects()) lines.push({ text, box });
    }
    return lines;
  }

  function pointsOf({ left, right, top, bottom }: DOMRect): DOMPoint[] {
    const points: DOMPoint[] = [];
    for (let x = left; x <= right; x += STEP) for (let y = top; y <= bottom; y += STEP) points.push(new DOMPoint(x, y));
    return points;
  }

  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  function covers(shape: SVGGeometryElement, box: DOMRect): boolean {
    if (!meet(shape.getBoundingClientRect(), box)) return false;
    const toShape = shape.getScreenCTM()?.inverse();
    return pointsOf(box).some((point) => shape.isPointInFill(point.matrixTransform(toShape)));
  }

  const lines = linesOfText();
  if (shapes.length === 0 || lines.length === 0) return ['There is nothing to compare.'];
  return lines.flatMap(({ text, box }) =>
    shapes
      .filter((shape) => covers(shape, box))
      .map((shape) => `"${text}" lies on the shape in ${shape.getAttribute('fill')}`),
  );
}
