import { Parser } from 'htmlparser2';
import type { PageHtml } from '../../../src/server-entry.tsx';

/** Facts about a fragment of HTML that checks need. */
export interface HtmlPart {
  /** Addresses of all links, decoded as in a browser. */
  links: string[];
  /** Ids that links can target. */
  ids: Set<string>;
  /** Number of characters of text, without whitespace. */
  letters: number;
  hasStyleAttribute: boolean;
}

/** Parses HTML for its checks. */
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

/** Fewer than any real page has. */
const LEAST_LETTERS = 40;

/**
 * Returns a sentence for the team when a rendered page must not go live.
 * @param part its parsed region
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
