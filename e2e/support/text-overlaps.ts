/**
 * Runs in the page: finds text that is cut off, overflows its box or overlaps other text. Letters count, not their line
 * boxes; elements above the page, such as the header, do not count.
 * @param ignored what does not count either: drawings, which have text alternatives, unless a check includes them
 * @returns a sentence for each
 */
export function textOverlaps(ignored = '[role=img], svg'): string[] {
  interface Piece {
    element: Element;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  /** Properties of a box that determine whether its text is visible; cached per element, since reading them is slow. */
  interface Box {
    element: Element;
    rect: DOMRect;
    position: string;
    isScrollable: boolean;
    cutsAside: boolean;
    cutsAbove: boolean;
    /** It has its own background or border. */
    isDrawn: boolean;
    parent: Box | undefined;
  }

  /** Rounding and slanted letters. */
  const TOLERANCE = 3;
  /** Half the height of capital letters, in font sizes. */
  const HALF = 0.35;

  const boxes = new Map<Element, Box>();
  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { parentElement } = element;
    const hasFrame = style.borderInlineStartWidth !== '0px' && style.borderInlineEndWidth !== '0px';
    const isBlock = !/^(?:inline|contents)$/.test(style.display);
    const box = {
      element,
      rect: element.getBoundingClientRect(),
      position: style.position,
      isScrollable: /auto|scroll/.test(style.overflow),
      cutsAside: style.overflowX !== 'visible',
      cutsAbove: style.overflowY !== 'visible',
      isDrawn: isBlock && (hasFrame || !style.backgroundColor.endsWith(', 0)')),
      parent: parentElement && parentElement !== document.body ? boxOf(parentElement) : undefined,
    };
    boxes.set(element, box);
    return box;
  }

  function around(element: Element): Box[] {
    const found: Box[] = [];
    for (let box: Box | undefined = boxOf(element); box; box = box.parent) found.push(box);
    return found;
  }

  const isForScreenReaders = (element: Element) =>
    around(element).some(({ rect, cutsAside }) => cutsAside && (rect.width <= 1 || rect.height <= 1));
  const isAbovePage = (element: Element) => around(element).some(({ position }) => /fixed|sticky/.test(position));
  const isCounted = (element: Element) =>
    !element.closest(`${ignored}, script, style, noscript, option, textarea`) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isForScreenReaders(element);

  const range = document.createRange();
  function piecesOf(node: Node): Piece[] {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!element || text === '' || !isCounted(element)) return [];
    const half = HALF * Number.parseFloat(getComputedStyle(element).fontSize);
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { element, text, left, right, top: middle - half, bottom: middle + half };
    });
  }

  const isBeside = ({ left, right }: Piece, { rect }: Box) =>
    left < rect.left - TOLERANCE || right > rect.right + TOLERANCE;
  const isAbove = ({ top, bottom }: Piece, { rect }: Box) =>
    top < rect.top - TOLERANCE || bottom > rect.bottom + TOLERANCE;
  const describe = ({ element: { localName, className } }: Box) => `<${localName} class="${className}">`;

  /** Content of a scroller is reachable; positioned elements may lie on the edge of a box. */
  function hidden(piece: Piece): string[] {
    let isPositioned = false;
    for (const box of around(piece.element)) {
      if (box.isScrollable) return [];
      const isCut = (box.cutsAside && isBeside(piece, box)) || (box.cutsAbove && isAbove(piece, box));
      if (isCut) return [`"${piece.text}" is cut off by ${describe(box)}`];
      if (box.isDrawn && !isPositioned && isBeside(piece, box))
        return [`"${piece.text}" sticks out of ${describe(box)}`];
      isPositioned ||= /absolute|fixed/.test(box.position);
    }
    return [];
  }

  const lieOnEachOther = (one: Piece, other: Piece) =>
    one.element !== other.element &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE;

  /** Pieces from top to bottom: only those that begin before one ends can overlap it. */
  function covered(pieces: Piece[]): string[] {
    const sorted = pieces.toSorted((one, other) => one.top - other.top);
    return sorted.flatMap((one, index) => {
      const next = sorted.findIndex(({ top }, place) => place > index && top > one.bottom);
      return sorted
        .slice(index + 1, next < 0 ? undefined : next)
        .filter((other) => lieOnEachOther(one, other))
        .map((other) => `"${one.text}" lies on "${other.text}"`);
    });
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  while (walker.nextNode()) pieces.push(...piecesOf(walker.currentNode));
  return [...new Set([...pieces.flatMap(hidden), ...covered(pieces.filter(({ element }) => !isAbovePage(element)))])];
}
