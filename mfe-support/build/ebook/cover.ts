import type { WrittenArticle } from './read-article.ts';
import { colors, decorate, fonts, measure, type Sheets, sheet } from './sheet.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The first page: the title on ink, above the sun and a dune. */
export function drawCover(sheets: Sheets, root: PDFKit.PDFStructureElement, article: WrittenArticle): void {
  sheets.addPage();
  decorate(sheets, () => drawDunes(sheets));
  const lines = [
    { type: 'P', text: 'eBook', font: fonts.strong, size: 11, color: colors.sun, gap: 14 },
    { type: 'H1', text: article.title, font: fonts.strong, size: 34, color: colors.paper, gap: 14 },
    { type: 'P', text: article.lead, font: fonts.text, size: 13, color: colors.paper, gap: 18 },
    {
      type: 'P',
      text: `${article.audience}. As of ${day.format(new Date(article.updated))}.`,
      font: fonts.text,
      size: 10,
      color: colors.sun,
      gap: 0,
    },
  ];
  sheets.y = 64;
  for (const { type, text, font, size, color, gap } of lines)
    root.add(
      sheets.struct(type, {}, () => {
        sheets
          .font(font)
          .fontSize(size)
          .fillColor(color)
          .text(text, sheet.margin, sheets.y, { width: measure, lineGap: size / 10 });
        sheets.y += gap;
      }),
    );
}

function drawDunes(sheets: Sheets): void {
  const { width, height } = sheet;
  sheets.rect(0, 0, width, height).fill(colors.ink);
  sheets.circle(282, 422, 62).fill(colors.sun);
  sheets.path(`M0 512C120 500 190 452 262 404c40 44 96 74 158 84V${height}H0z`).fill(colors.gulf);
  sheets.path(`M262 404c-34 52 10 118 62 192H${width}V488c-62-10-118-40-158-84z`).fill('#084a55');
}
