/**
 * Runs in the page: finds words whose letters stand on several lines without a hyphen. Long words may break when a
 * visitor spaces or enlarges text, but not at the usual size.
 * @returns a sentence for each
 */
export function brokenWords(): string[] {
  const WORD = /[\p{L}\p{N}:.,]{2,}/gu;
  const UNCHECKED = 'svg, pre, code, script, style, noscript, option, textarea';

  const range = document.createRange();
  function isBroken(text: Text, start: number, end: number): boolean {
    range.setStart(text, start);
    range.setEnd(text, end);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
    return new Set(lines).size > 1;
  }

  const finds: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || element.closest(UNCHECKED) || text.data.trim() === '') continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || !isBroken(text, 0, text.length)) continue;
    for (const { 0: word, index } of text.data.matchAll(WORD))
      if (isBroken(text, index, index + word.length)) finds.push(`"${word}" is broken into letters`);
  }
  return [...new Set(finds)];
}
