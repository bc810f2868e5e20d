import { colors, fonts, keepTogether, type Sheets, sheet } from './sheet.ts';

export type Rows = readonly (readonly string[])[];

/** Widths in proportion to the content of columns, none below a fifth. */
function shares(rows: Rows): string[] {
  const columns = rows[0]?.length ?? 1;
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(16, ...rows.map((row) => Math.min(60, row[column]?.length ?? 0))),
  );
  const all = longest.reduce((sum, length) => sum + length, 0);
  return longest.map((length) => `${(length / all) * 100}%`);
}

/**
 * Draws a table with its title.
 * @param rows the first one is the head
 */
export function drawTable(sheets: Sheets, root: PDFKit.PDFStructureElement, title: string, rows: Rows): void {
  // Keeps the head with its rows.
  keepTogether(sheets, Math.min(rows.length, 4) * 32);
  root.add(
    sheets.struct('P', {}, () => {
      sheets.font(fonts.strong).fontSize(9).fillColor(colors.gulf).text(title, sheet.margin);
      sheets.y += 3;
    }),
  );
  sheets.font(fonts.text).fontSize(8.5);
  const table = sheets.table({
    structParent: root,
    columnStyles: shares(rows),
    defaultStyle: {
      border: { top: 0, right: 0, bottom: 0.5, left: 0 },
      borderColor: '#c9d6d6',
      padding: [4, 6, 4, 0],
      textColor: colors.ink,
      textOptions: { lineGap: 1.5 },
    },
  } as PDFKit.Mixins.TableOptions);
  for (const [index, row] of rows.entries()) table.row(row.map((text) => cell(text, index === 0)));
  table.end();
  sheets.x = sheet.margin;
  sheets.y += 12;
}

const cell = (text: string, isHead: boolean) =>
  isHead
    ? { text, type: 'TH' as const, scope: 'Column', font: { src: fonts.strong, size: 8.5 }, textColor: colors.gulf }
    : { text };
