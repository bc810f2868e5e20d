import { expect, test } from '@site/dev-tools/browser/shared-tab.ts';
import type { Page } from 'playwright/test';

/** Words of drawings, whose colours the browser leaves as they are. */
const drawnWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg text')].map((word) => ({
      word: word.textContent,
      colour: getComputedStyle(word).fill,
    })),
  );

/** The colour of the visitor's letters. */
const letters = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.appendChild(document.createElement('p'))).color);

for (const path of ['/', '/about', '/wholesale-voice-experts']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a visitor with ${colorScheme} colours of their own reads the names on the map of ${path}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(path);
      const colour = await letters(page);
      const words = await drawnWords(page);
      expect(words.length).toBeGreaterThan(10);
      expect(words.filter((word) => word.colour !== colour)).toEqual([]);
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    });
  }
}
