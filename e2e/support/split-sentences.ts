/**
 * Runs in the page: finds sentences that a flex or grid container lays out as separate items. Such a container turns
 * each run of loose text into an item, so a sentence with an element in its middle breaks apart.
 * @returns a sentence for each
 */
export function splitSentences(): string[] {
  const looseTexts = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .filter((node) => node.nodeValue?.trim());
  return [...document.querySelectorAll('body *')]
    .filter((element) => /flex|grid/.test(getComputedStyle(element).display) && looseTexts(element).length > 1)
    .map(({ localName, textContent }) => `<${localName}> splits "${textContent.trim().slice(0, 60)}"`);
}
