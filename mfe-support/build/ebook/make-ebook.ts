import { type DrawnTables, drawBlocks } from './blocks.ts';
import { drawCover } from './cover.ts';
import { readArticle } from './read-article.ts';
import { bottom, colors, decorate, fonts, newSheets, type Sheets, sheet } from './sheet.ts';

interface EbookParts {
  /** Text of the article's file. */
  markdown: string;
  /** Values of its placeholders. */
  values: Readonly<Record<string, unknown>>;
  tables: DrawnTables;
}

/** Builds a PDF of an article. */
export async function makeEbook({ markdown, values, tables }: EbookParts): Promise<Buffer> {
  const article = readArticle(markdown, values);
  const sheets = newSheets(article);
  const parts: Uint8Array[] = [];
  sheets.on('data', (part: Uint8Array) => parts.push(part));
  const finished = new Promise((resolve) => sheets.on('end', resolve));
  const root = sheets.struct('Document');
  sheets.addStructure(root);
  drawCover(sheets, root, article);
  sheets.addPage();
  drawBlocks(sheets, root, article, tables);
  root.end();
  numberPages(sheets, article.title);
  sheets.end();
  await finished;
  return Buffer.concat(parts);
}

function numberPages(sheets: Sheets, title: string): void {
  const { count } = sheets.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    sheets.switchToPage(page);
    // Below the margin, where text would start a new page.
    sheets.page.margins.bottom = 0;
    decorate(sheets, () => {
      sheets.font(fonts.text).fontSize(8).fillColor(colors.soft);
      sheets.text(title, sheet.margin, bottom + 14, { lineBreak: false });
      sheets.text(`${page + 1}`, sheet.margin, bottom + 14, { align: 'right', width: sheet.width - 2 * sheet.margin });
    });
  }
}
