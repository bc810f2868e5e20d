import type { Blockquote, Code, List, Paragraph, RootContent } from 'mdast';
import { heightOf, writeText } from './paragraphs.ts';
import { type Block, pictureOf, plainText, tableTitleOf, type WrittenArticle } from './read-article.ts';
import { bottom, colors, decorate, fonts, keepTogether, measure, type Sheets, sheet } from './sheet.ts';
import { drawTable, type Rows } from './tables.ts';

type Element = PDFKit.PDFStructureElement;

/** Tables generated from figures, by the file of the drawing. */
export type DrawnTables = Readonly<Record<string, Rows>>;

export function drawBlocks(sheets: Sheets, root: Element, { blocks }: WrittenArticle, drawn: DrawnTables): void {
  let title = '';
  for (const block of blocks) {
    const picture = pictureOf(block);
    const announced = tableTitleOf(block);
    if (announced !== undefined) title = announced;
    else if (picture && drawn[picture.url]) drawTable(sheets, root, picture.alt ?? '', drawn[picture.url] ?? []);
    else if (block.type === 'table')
      drawTable(
        sheets,
        root,
        title,
        block.children.map((row) => row.children.map(plainText)),
      );
    // Other pictures are left out: each illustrates its paragraph.
    else if (!picture) draw(sheets, root, block);
  }
}

function draw(sheets: Sheets, root: Element, block: Block): void {
  if (block.type === 'heading') drawHeading(sheets, root, block);
  else if (block.type === 'paragraph') root.add(sheets.struct('P', {}, () => writeText(sheets, block.children)));
  else if (block.type === 'list') drawList(sheets, root, block);
  else if (block.type === 'code') drawCode(sheets, root, block);
  else if (block.type === 'blockquote') drawNote(sheets, root, block);
  else throw new Error(`An eBook cannot show this part of an article: ${block.type}.`);
}

function drawHeading(sheets: Sheets, root: Element, heading: Extract<RootContent, { type: 'heading' }>): void {
  const isSection = heading.depth === 2;
  const title = plainText(heading);
  keepTogether(sheets, 110);
  if (isSection) {
    sheets.y += 10;
    sheets.outline.addItem(title);
  }
  root.add(
    sheets.struct(isSection ? 'H2' : 'H3', {}, () => {
      sheets
        .font(fonts.strong)
        .fontSize(isSection ? 17 : 12)
        .fillColor(colors.ink);
      sheets.text(title, sheet.margin, sheets.y, { width: measure, lineGap: 1 });
      sheets.y += 5;
    }),
  );
}

function drawList(sheets: Sheets, root: Element, list: List): void {
  const element = sheets.struct('L');
  root.add(element);
  for (const [index, item] of list.children.entries()) {
    const words = item.children.filter((child): child is Paragraph => child.type === 'paragraph');
    keepTogether(sheets, Math.min(90, heightOf(sheets, words[0]?.children ?? [], 16)));
    const mark = list.ordered ? `${(list.start ?? 1) + index}.` : '•';
    const entry = sheets.struct('LI');
    element.add(entry);
    entry.add(
      sheets.struct('Lbl', {}, () => {
        const { y } = sheets;
        sheets
          .font(fonts.strong)
          .fontSize(9.5)
          .fillColor(colors.gulf)
          .text(mark, sheet.margin, y, { lineBreak: false });
        sheets.y = y;
      }),
    );
    entry.add(
      sheets.struct('LBody', {}, () => {
        for (const paragraph of words) writeText(sheets, paragraph.children, { indent: 16, gap: 4 });
      }),
    );
    entry.end();
  }
  element.end();
  sheets.y += 5;
}

function drawCode(sheets: Sheets, root: Element, { value, meta }: Code): void {
  const options = { width: measure - 20, lineGap: 2 };
  const height = sheets.font(fonts.code).fontSize(7).heightOfString(value, options) + 16;
  keepTogether(sheets, height + 24);
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  if (title)
    root.add(
      sheets.struct(
        'P',
        {},
        () => void sheets.font(fonts.strong).fontSize(9).fillColor(colors.gulf).text(title, sheet.margin),
      ),
    );
  const top = sheets.y + 4;
  decorate(sheets, () => sheets.roundedRect(sheet.margin, top, measure, height, 5).fill(colors.sand));
  root.add(
    sheets.struct('Code', {}, () => {
      sheets
        .font(fonts.code)
        .fontSize(7)
        .fillColor(colors.ink)
        .text(value, sheet.margin + 10, top + 9, options);
    }),
  );
  sheets.x = sheet.margin;
  sheets.y = top + height + 12;
}

/** A callout of the page, `> [!NOTE]`. */
function drawNote(sheets: Sheets, root: Element, { children }: Blockquote): void {
  for (const paragraph of children.filter((child): child is Paragraph => child.type === 'paragraph')) {
    const [first, ...others] = paragraph.children;
    const words =
      first?.type === 'text'
        ? [{ ...first, value: first.value.replace(/^\[!\w+\]\s*/, '') }, ...others]
        : paragraph.children;
    const height = heightOf(sheets, words, 14) + 12;
    keepTogether(sheets, height);
    const top = sheets.y;
    root.add(sheets.struct('Note', {}, () => writeText(sheets, words, { indent: 14 })));
    decorate(sheets, () =>
      sheets.rect(sheet.margin, top - 1, 3, Math.min(sheets.y, bottom) - top - 6).fill(colors.sun),
    );
    sheets.y += 4;
  }
}
