import { Parser } from 'htmlparser2';

/** Elements whose words are part of the surrounding text. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'em',
  'i',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
const SILENT = new Set(['script', 'style', 'template']);

/** @returns texts of the page's region of a document, in order: paragraphs, headings, cells … */
export function pageTexts(html: string): string[] {
  const texts: string[] = [];
  let text = '';
  let depth = 0;
  let pageDepth: number | undefined;
  let silent = 0;

  const endText = () => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words) texts.push(words);
    text = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (SILENT.has(name)) silent += 1;
      if (!INLINE.has(name)) endText();
      if (attributes.id === 'page') pageDepth ??= depth;
    },
    ontext(data) {
      if (pageDepth !== undefined && silent === 0) text += data;
    },
    onclosetag(name) {
      if (!INLINE.has(name)) endText();
      if (SILENT.has(name)) silent -= 1;
      if (depth === pageDepth) pageDepth = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return texts;
}
