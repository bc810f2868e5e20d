/**
 * Runs in the page: finds line breaks within words without a hyphen, between a figure and its unit, within phone numbers
 * and short words, and within names in code that would fit on a line. Long words may break when a visitor spaces or
 * enlarges text, but not at the usual size.
 * @returns a sentence for each
 */
export function brokenFigures(): string[] {
  const UNITS = 'million|billion|%|km|m²|ms|s|h|min|GB|MB|KB|kbit\\/s|Mbit\\/s|Gbit\\/s|Kbps|Mbps|USD|AED|AM|PM|px';
  const FIGURE = `[$€]?\\d[\\d.,:]*\\+?\\s(?:${UNITS})(?![\\w/])`;
  const UNBROKEN = new RegExp(`${FIGURE}|\\be-[a-z]+|\\+\\d[\\d ]+\\d`, 'gi');
  const WORD = /[\p{L}\p{N}:.,]{2,}/gu;
  /** Characters of code that fit on a line of a phone. */
  const SHORT_CODE = 28;

  const range = document.createRange();
  function isBroken(text: Text, start: number, end: number): boolean {
    range.setStart(text, start);
    range.setEnd(text, end);
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => top + height / 2);
    return Math.max(...tops) - Math.min(...tops) > 4;
  }

  function brokenIn(text: Text, patterns: RegExp[]): string[] {
    if (!isBroken(text, 0, text.length)) return [];
    return patterns
      .flatMap((pattern) => [...text.data.matchAll(pattern)])
      .filter(({ 0: part, index }) => part.length > 1 && isBroken(text, index, index + part.length))
      .map(([part]) => part);
  }

  const isBrokenCode = (code: Element) => {
    const [first, ...more] = code.getClientRects();
    const text = code.textContent;
    return first && more.length > 0 && text.length <= SHORT_CODE && !/\s/.test(text);
  };

  const finds: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (!element || element.closest('svg, pre, script, style, noscript, option, textarea')) continue;
    if (text.data.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    const patterns = [...(element.closest('time') ? [] : [UNBROKEN]), ...(element.closest('code') ? [] : [WORD])];
    for (const part of brokenIn(text, patterns))
      finds.push(`"${part}" is broken in "${text.data.trim().slice(0, 60)}"`);
  }
  for (const code of document.querySelectorAll(':not(pre) > code'))
    if (isBrokenCode(code)) finds.push(`"${code.textContent}" is broken`);
  return [...new Set(finds)];
}
