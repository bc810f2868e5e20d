/**
 * Runs in the page: finds text that is cut off or lies on other text. Letters count, not their line boxes; drawings do
 * not count, since they are described in words, nor does what stands above the page, such as the header.
 * @returns a sentence for each find
 */
export function textOverlaps(): string[] {
  interface Piece {
    element: Element;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Rounding and the slant of letters. */
  const TOLERANCE = 3;
  /** Half the height of capital letters, in font sizes. */
  const HALF = 0.35;
  const styleOf = (element: Element) => getComputedStyle(element);
  const ancestorsOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
  };
  const withAncestors = (element: Element) => [element, ...ancestorsOf(element)];
  const isScrollable = (element: Element) => /auto|scroll/.test(styleOf(element).overflow);

  const isForScreenReaders = (element: Element) =>
    withAncestors(element).some((one) => {
      const { width, height } = one.getBoundingClientRect();
      return styleOf(one).overflow !== 'visible' && (width <= 1 || height <= 1);
    });

  const isAbovePage = (element: Element) =>
    withAncestors(element).some((one) => /fixed|sticky/.test(styleOf(one).position));

  const isCounted = (element: Element) =>
    !element.closest('[role=img], svg, script, style, noscript, option, textarea') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForScreenReaders(element);

  function piecesOf(node: Node): Piece[] {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!element || text === '' || !isCounted(element)) return [];
    const half = HALF * Number.parseFloat(styleOf(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { element, text, left, right, top: middle - half, bottom: middle + half };
    });
  }

  /** The element that cuts a piece off; what lies in a scroller can be reached. */
  function cutter({ element, left, right, top, bottom }: Piece): Element | undefined {
    for (const one of withAncestors(element)) {
      if (isScrollable(one)) return undefined;
      const { overflowX, overflowY } = styleOf(one);
      const box = one.getBoundingClientRect();
      const isCutAside = overflowX !== 'visible' && (left < box.left - TOLERANCE || right > box.right + TOLERANCE);
      const isCutAbove = overflowY !== 'visible' && (top < box.top - TOLERANCE || bottom > box.bottom + TOLERANCE);
      if (isCutAside || isCutAbove) return one;
    }
    return undefined;
  }

  const lieOnEachOther = (one: Piece, other: Piece) =>
    one.element !== other.element &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) pieces.push(...piecesOf(walker.currentNode));

  const cut = pieces
    .map((piece) => ({ piece, by: cutter(piece) }))
    .filter(({ by }) => by)
    .map(({ piece, by }) => `"${piece.text}" is cut off by <${by?.localName} class="${by?.className}">`);
  const inPage = pieces.filter(({ element }) => !isAbovePage(element));
  const covered = inPage.flatMap((one, index) =>
    inPage
      .slice(index + 1)
      .filter((other) => lieOnEachOther(one, other))
      .map((other) => `"${one.text}" lies on "${other.text}"`),
  );
  return [...new Set([...cut, ...covered])];
}
