import { Parser } from 'htmlparser2';
import type { PageHtml } from '../../../src/server-entry.tsx';

/** What is checked of a part of a document. */
export interface HtmlPart {
  /** Addresses of all links, as a browser reads them. */
  links: string[];
  /** Every id that a link can lead to. */
  ids: Set<string>;
  /** Letters of text. */
  letters: number;
  hasStyleAttribute: boolean;
}

export function readHtml(html: string): HtmlPart {
  const part: HtmlPart = { links: [], ids: new Set(), letters: 0, hasStyleAttribute: false };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes.href !== undefined) part.links.push(attributes.href);
      if (attributes.id) part.ids.add(attributes.id);
      if (attributes.style !== undefined) part.hasStyleAttribute = true;
    },
    ontext(text) {
      part.letters += text.replaceAll(/\s/g, '').length;
    },
  });
  parser.end(html);
  return part;
}

/** Fewer letters than any real page has. */
const LEAST_LETTERS = 40;

/**
 * What keeps a rendered page from going live.
 * @param part its region, read
 * @returns a sentence, or nothing
 */
export function faultIn({ hoisted }: PageHtml, { letters, hasStyleAttribute }: HtmlPart): string | undefined {
  if (letters < LEAST_LETTERS)
    return `The page has too little text: ${letters} letters; the minimum is ${LEAST_LETTERS}.`;
  const [, element] = /<(title|meta)\b/.exec(hoisted) ?? [];
  if (element) return `The page renders a <${element}> element. Declare it in remote.ts instead.`;
  if (hasStyleAttribute)
    return 'The page uses a style attribute, which the content security policy blocks. Use a stylesheet.';
  return undefined;
}
