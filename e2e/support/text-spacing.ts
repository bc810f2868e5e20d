import type { Page } from 'playwright/test';

/** What visitors may set without losing anything (WCAG 1.4.12). */
const SPACING = `
  *, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Runs checks with a visitor's own spacing of lines, letters, words and paragraphs. */
export async function withTextSpacing(page: Page, check: () => Promise<void>): Promise<void> {
  // The site's policy allows no other style sheets.
  const sheet = await page.evaluateHandle((rules) => {
    const visitors = new CSSStyleSheet();
    visitors.replaceSync(rules);
    document.adoptedStyleSheets.push(visitors);
    return visitors;
  }, SPACING);
  try {
    await check();
  } finally {
    await sheet.evaluate((visitors) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== visitors);
    });
  }
}
