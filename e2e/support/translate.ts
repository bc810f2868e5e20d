import type { Page } from 'playwright/test';

/** Translates a document as browsers do: each text stands in elements of its own, which its scripts do not know. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const translation = document.createElement('font');
      translation.textContent = `«${text.data}»`;
      text.replaceWith(translation);
    }
  });
