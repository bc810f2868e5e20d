import type { PhrasingContent } from 'mdast';
import { plainText } from './read-article.ts';
import { colors, fonts, measure, type Sheets, sheet } from './sheet.ts';

type Font = (typeof fonts)[keyof typeof fonts];

interface Run {
  text: string;
  font: Font;
}

const SIZE = 9.5;

function runsOf(nodes: readonly PhrasingContent[], font: Font): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ text: node.value.replaceAll(/\s+/g, ' '), font }];
    if (node.type === 'inlineCode') return [{ text: node.value, font: fonts.code }];
    if (node.type === 'break') return [{ text: ' ', font }];
    if ('children' in node) return runsOf(node.children, node.type === 'strong' ? fonts.strong : font);
    throw new Error(`An eBook cannot show this part of a paragraph: ${node.type}.`);
  });
}

interface Place {
  indent?: number;
  color?: string;
  gap?: number;
}

/** Writes text with bold parts and code; links become plain text. */
export function writeText(
  sheets: Sheets,
  nodes: readonly PhrasingContent[],
  { indent = 0, color = colors.ink, gap = 7 }: Place = {},
): void {
  const runs = runsOf(nodes, fonts.text);
  sheets.fontSize(SIZE).fillColor(color);
  sheets.x = sheet.margin + indent;
  for (const [index, { text, font }] of runs.entries())
    sheets.font(font).text(text, {
      width: measure - indent,
      lineGap: 2.5,
      continued: index < runs.length - 1,
    });
  sheets.y += gap;
}

/** Approximate height of text. */
export function heightOf(sheets: Sheets, nodes: readonly PhrasingContent[], indent = 0): number {
  const text = nodes.map(plainText).join(' ');
  return sheets
    .font(fonts.text)
    .fontSize(SIZE)
    .heightOfString(text, { width: measure - indent, lineGap: 2.5 });
}
