/**
 * Runs in the page: finds headings that are not aligned with the text below them.
 * @returns a sentence for each
 */
export function shiftedHeadings(): string[] {
  /** Large letters begin slightly to the side of small ones. */
  const TOLERANCE = 4;

  const range = document.createRange();
  function startOf(element: Element): DOMRect | undefined {
    range.selectNodeContents(element);
    return [...range.getClientRects()].find(({ width }) => width > 0);
  }

  const isCentered = (element: Element) => getComputedStyle(element).textAlign === 'center';

  return [...document.querySelectorAll('main :is(h1, h2, h3, h4) + p')].flatMap((text) => {
    const heading = text.previousElementSibling ?? text;
    const [first, below] = [startOf(heading), startOf(text)];
    if (!first || !below || below.top < first.bottom || isCentered(heading)) return [];
    const shift = Math.round(first.left - below.left);
    return Math.abs(shift) > TOLERANCE ? [`"${heading.textContent}" begins ${shift} px beside the text below it`] : [];
  });
}
