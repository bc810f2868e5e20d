/**
 * Runs in the page: finds text on a drawing of nearly its own color, and labels of drawings with low contrast.
 * Accessibility checkers see the colors of boxes only; here the shapes painted between the box and the text count.
 * @returns a sentence for each
 */
export function paleText(): string[] {
  type Color = [red: number, green: number, blue: number, alpha: number];

  /** WCAG 2.2, contrast (minimum): large text from 24 px, or from 18.66 px in bold. */
  const minimumOf = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
    const size = Number.parseFloat(fontSize);
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
  };

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Color | undefined>();
  /** Parses any notation of a color; undefined for gradients and "none". */
  function parse(text: string): Color | undefined {
    if (!known.has(text) && canvas) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, CSS.supports('color', text) ? [red, green, blue, alpha / 255] : undefined);
    }
    return known.get(text);
  }

  const over = ([r, g, b, alpha]: Color, [R, G, B]: Color): Color => {
    const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
    return [mix(r, R), mix(g, G), mix(b, B), 1];
  };
  const channel = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([r, g, b]: Color) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (one: Color, other: Color) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  interface Shape {
    shape: SVGGeometryElement;
    fill: Color;
    /** The visible part of an element. */
    box: DOMRect;
    toShape: DOMMatrix;
  }

  const within = (one: DOMRect, other: DOMRect) => {
    const x = Math.max(one.left, other.left);
    const y = Math.max(one.top, other.top);
    const width = Math.min(one.right, other.right) - x;
    return new DOMRect(x, y, Math.max(0, width), Math.max(0, Math.min(one.bottom, other.bottom) - y));
  };

  /** The part of the window in which an element is visible: its ancestors may cut it. */
  function windowOf(element: Element | null): DOMRect {
    if (!element) return new DOMRect(0, -1e6, innerWidth, 2e6);
    const outer = windowOf(element.parentElement);
    const isCutting = element !== document.body && getComputedStyle(element).overflowX !== 'visible';
    return isCutting ? within(element.getBoundingClientRect(), outer) : outer;
  }

  function shapesOf(svg: SVGSVGElement): Shape[] {
    const view = windowOf(svg);
    return [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon')].flatMap((shape) => {
      const style = getComputedStyle(shape);
      const fill = parse(style.fill);
      const matrix = shape.getScreenCTM();
      if (!fill || !matrix || shape.closest('defs, clipPath, mask, symbol')) return [];
      const alpha = fill[3] * Number(style.fillOpacity) * Number(style.opacity);
      const box = within(shape.getBoundingClientRect(), view);
      if (alpha === 0 || box.width === 0 || box.height === 0) return [];
      return [{ shape, fill: [fill[0], fill[1], fill[2], alpha], box, toShape: matrix.inverse() }];
    });
  }

  /** Such as the header, below which text scrolls. */
  const isAbovePage = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isAbovePage(element.parentElement));

  const shapes = [...document.querySelectorAll<SVGSVGElement>('svg')]
    .filter((svg) => svg.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isAbovePage(svg))
    .flatMap(shapesOf);

  /** The box painted under an element, which covers everything below. */
  function groundOf(element: Element): { ground: Element; color: Color } | undefined {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      const color = parse(backgroundColor);
      if (backgroundImage !== 'none') return undefined;
      if (color && color[3] === 1) return { ground: one, color };
    }
    return undefined;
  }

  const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
    x > left && x < right && y > top && y < bottom;
  const cross = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

  /** Filled shapes at a point. */
  const shapesAt = (near: Shape[], x: number, y: number) =>
    near.filter(
      ({ shape, box, toShape }) => isIn(box, x, y) && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(toShape)),
    );

  /** Within a drawing, later elements are painted above. */
  const isBelow = (shape: Element, word: SVGElement) =>
    shape.closest('svg') === word.ownerSVGElement &&
    (shape.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

  /** Letters painted over their own outline have no other background. */
  const outlineOf = ({ paintOrder, stroke, strokeWidth }: CSSStyleDeclaration) =>
    paintOrder.startsWith('stroke') && Number.parseFloat(strokeWidth) >= 3 ? parse(stroke) : undefined;

  function isPaleIn(element: Element, rect: DOMRect): boolean {
    const word = element instanceof SVGTextContentElement ? element : undefined;
    const near = shapes.filter(
      ({ shape, box }) => cross(box, rect) && (word ? isBelow(shape, word) : !element.contains(shape)),
    );
    const base = near.length > 0 || word ? groundOf(element) : undefined;
    const style = getComputedStyle(element);
    const ink = parse(word ? style.fill : style.color);
    if (!base || !ink) return false;
    const painted = near.filter(({ shape }) => base.ground.contains(shape));
    return [0.05, 0.35, 0.65, 0.95].some((along) =>
      [0.3, 0.7].some((down) => {
        const hit = shapesAt(painted, rect.left + rect.width * along, rect.top + rect.height * down);
        const behind = outlineOf(style) ?? hit.reduce((below, { fill }) => over(fill, below), base.color);
        // Accessibility checkers handle the colors of boxes; they ignore labels of drawings.
        return (word || hit.length > 0) && contrast(over(ink, behind), behind) < minimumOf(style);
      }),
    );
  }

  const range = document.createRange();
  const finds: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || element.closest('script, style, noscript, option')) continue;
    if (!(element instanceof SVGTextContentElement) && element.closest('svg, [role=img]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const view = windowOf(element);
    const seen = [...range.getClientRects()].map((rect) => within(rect, view));
    if (seen.some((rect) => rect.width > 1 && rect.height > 1 && isPaleIn(element, rect)))
      finds.push(`"${text.data.trim().slice(0, 40)}" is pale on a drawing`);
  }
  return [...new Set(finds)];
}
